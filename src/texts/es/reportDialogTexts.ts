/** The report of a problem: what is in it, and what is not. Fetched after the frame. */
export const reportDialogTexts = {
  title: 'Informar de un problema',
  intro:
    'Un archivo con el registro de esta visita nos ayuda a ver el problema como lo viste tú. Nada se envía solo: tú descargas el archivo y decides a quién se lo das.',
  holdsTitle: 'Qué contiene',
  holds: [
    'lo que pulsaste, elegiste y escribiste en este sitio desde que abriste la página, y cuándo',
    'tu programa como se cargó, y cada cambio que le hiciste',
    'los comandos que ejecutaste, cómo terminaron, y las últimas líneas de los que terminaron',
    'lo que respondió el servidor, y la versión de este sitio',
  ],
  lacksTitle: 'Qué no contiene',
  lacks: [
    'contraseñas, claves de acceso, ni tu nombre, correo, teléfono, dirección y LinkedIn: en su lugar hay marcas',
    'nada de otras páginas ni de otras visitas',
  ],
  choice: 'Con la salida de mis programas y el robot',
  seen: [
    'lo último que imprimieron tus programas, hasta donde esta página aún lo tiene',
    'cómo se vio el robot por última vez: por dónde anduvo y qué leyó su láser, diez minutos como máximo',
  ],
  unseen: [
    'la salida de tus programas salvo las últimas líneas de los que terminaron: solo los números de las líneas',
    'por dónde anduvo el robot',
  ],
  download: 'Descargar el registro',
  cancel: 'Cancelar',
} as const;
