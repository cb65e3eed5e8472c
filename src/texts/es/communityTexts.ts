import { decimal } from './numbers.ts';

/** The board of the community. */
export const communityTexts = {
  board: 'Recorridos compartidos',
  advice:
    'Recorridos de robots que otras personas decidieron compartir, primero lo más reciente. Señala uno, o pulsa Reproducir, para ver cómo fue.',
  list: 'Recorridos compartidos, primero lo más reciente',
  loading: 'Cargando los recorridos compartidos',
  failed: 'Los recorridos compartidos no llegaron',
  failedAdvice: 'Revisa tu conexión y vuelve a intentarlo.',
  tryAgain: 'Intentar de nuevo',
  nothing: 'Todavía no se ha compartido nada',
  nothingAdvice:
    'Empieza tú: conduce un robot en un desafío, guarda el recorrido con un nombre y compártelo desde la lista de recorridos guardados. Aquí no hay nada inventado.',
  drive: 'Elegir un desafío',
  picture: (title: string) => `El recorrido “${title}”, visto desde arriba`,
  play: 'Reproducir',
  pause: 'Pausar',
  anonymous: 'Sin nombre',
  solved: (seconds: number) => `Resuelto en ${decimal(seconds, 0, 2)}\u00a0s`,
  unsolved: (seconds: number) => `Sin resolver, tras ${decimal(seconds, 0, 2)}\u00a0s`,
  unjudged: 'Sin evaluar',
  hidden: 'Lo ocultó quien administra el sitio: solo tú lo ves.',
  more: 'Mostrar más',
  report: 'Avisar de este recorrido',
  reportNamed: (title: string) => `Avisar de este recorrido: ${title}`,
  reportQuestion: (title: string) => `¿Avisar de “${title}”?`,
  reportAdvice:
    'A quien administra el sitio se le pide que mire este recorrido, y lo oculta si ofende a alguien o no debe estar aquí. Si has iniciado sesión, ve desde qué cuenta llegó el aviso; nadie más lo ve.',
  reported: 'Aviso enviado. Gracias.',
  send: 'Enviar el aviso',
  takeBack: 'Retirar',
  takeBackNamed: (title: string) => `Retirar ${title}`,
  takeBackConfirm: 'Sí, retirar',
  takeBackQuestion: (title: string) => `¿Retirar “${title}”?`,
  takeBackAdvice:
    'Desaparece del tablero para todo el mundo, al momento. Lo que tu navegador ha guardado de él se queda ahí.',
  cancel: 'Cancelar',
  refused: (reason: string) => `No se hizo: ${reason}`,
} as const;
