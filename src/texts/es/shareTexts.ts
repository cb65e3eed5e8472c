/** A run is put on the board of the community. */
export const shareTexts = {
  title: 'Compartir en el tablero de la comunidad',
  becomes: 'Esto podrá ver todo el mundo, también sin cuenta:',
  drive: 'cómo avanzó el robot en el recorrido más reciente de lo que guardaste, como máximo 1200 lugares',
  judgedDrive: 'cómo avanzó el robot ante el juez, y si resolvió el desafío y en qué tiempo',
  challenge: 'el desafío, y cuándo lo compartiste',
  words: 'el título de abajo, y tu nombre de usuario si marcas la casilla; nunca tu correo electrónico',
  wordsUnnamed: 'el título de abajo; nunca tu correo electrónico',
  nothingElse:
    'Tu programa, lo que imprimió y lo que leyó el láser se quedan contigo. Puedes retirar el recorrido cuando quieras en la página de la comunidad; quien administra el sitio puede ocultarlo.',
  name: 'Título',
  named: (userName: string) => `Mostrar mi nombre de usuario: ${userName}`,
  unnamed: 'No tienes un nombre de usuario que se pueda mostrar, así que el recorrido se comparte de forma anónima.',
  share: 'Compartirlo',
  cancel: 'Cancelar',
  shared: 'Ya está en el tablero',
  sharedAdvice: 'Ahora puede verlo todo el mundo. Puedes retirarlo allí cuando quieras.',
  see: 'Ver el tablero',
  close: 'Cerrar',
  mistitled: 'Escribe primero un título de 1 a 60 caracteres.',
  refused: (reason: string) => `No se compartió: ${reason}`,
  unanswered: (reason: string) =>
    `Puede que ya se haya compartido; si lo intentas de nuevo, aparecerá una sola vez: ${reason}`,
} as const;
