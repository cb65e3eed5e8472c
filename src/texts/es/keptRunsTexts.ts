import type { KeptRunsFault } from '#machines/workspace/keptRunsEvents.ts';
import { decimal } from './numbers.ts';

/** Runs of the robot that are kept under names. */
export const keptRunsTexts = {
  title: 'Recorridos guardados',
  advice:
    'Guarda lo que se vio de tu robot, diez minutos como máximo, y vuelve a verlo después, o compáralo: su robot avanza entonces como un fantasma junto al que ves, hasta donde llegó en el mismo tiempo. Compara un segundo, y los dos avanzan lado a lado desde sus comienzos. Los recorridos se quedan en este navegador, salvo que compartas uno en el tablero de la comunidad; lo que imprimieron los programas no se guarda.',
  name: 'Nombre de este recorrido',
  placeholder: 'Primer intento',
  keep: 'Guardar este recorrido',
  list: 'Recorridos guardados, primero los más recientes',
  loading: 'Cargando los recorridos guardados',
  none: 'Aún no hay recorridos guardados',
  unlisted: 'No se pudieron leer los recorridos guardados',
  tryAgain: 'Intentar de nuevo',
  watch: 'Ver',
  watchNamed: (name: string) => `Ver ${name}`,
  compare: 'Comparar',
  compareNamed: (name: string) => `Comparar con ${name}`,
  compared: 'Ya se compara: elige otro para ponerlo a su lado',
  share: 'Compartir',
  shareNamed: (name: string) => `Compartir ${name} en el tablero de la comunidad`,
  shareOfChallenge: 'Se pueden compartir recorridos de un desafío, y este fue en el mundo de práctica',
  delete: (name: string) => `Eliminar ${name}`,
  otherWorld: 'Fue en otro mundo: abre su desafío para verlo',
  worldUnknown: 'El mundo del robot aún no ha llegado',
  challenge: (id: number) => `Desafío ${id}`,
  practice: 'Mundo de práctica',
  seconds: (seconds: number) => `${decimal(seconds, 1)}\u00a0s`,
  question: (name: string) => `¿Eliminar “${name}”?`,
  lost: 'Se quita de este navegador y no se puede recuperar.',
  confirm: 'Eliminar',
  cancel: 'Cancelar',
  close: 'Cerrar',
} as const;

/** Why a run was not kept, listed, shown or deleted. */
export const keptRunsFaultTexts = {
  misnamed: 'Escribe primero un nombre de 1 a 60 caracteres.',
  nothing: 'Todavía no hay nada que guardar: no se ha visto nada del robot.',
  tooMany: 'Ya hay 20 recorridos guardados, y no caben más. Elimina uno primero.',
  tooLarge: 'Los recorridos guardados pueden ocupar 60 MB en total, y con este ocuparían más. Elimina uno primero.',
  full: 'A este navegador no le queda lugar. Elimina primero un recorrido, o libera espacio.',
  unavailable:
    'El almacenamiento de este navegador no respondió: quizá está desactivado, como en algunas ventanas privadas.',
  gone: 'Este recorrido ya no está: se eliminó en otra pestaña.',
  damaged: 'Este recorrido no se puede leer: lo que guardó el navegador está dañado. Puedes eliminarlo.',
  otherForm: 'Este recorrido no se puede leer: lo escribió otra versión de Servolab. Puedes eliminarlo.',
} as const satisfies Record<KeptRunsFault, string>;
