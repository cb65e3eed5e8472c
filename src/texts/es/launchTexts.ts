import type { LaunchOutcome } from '#machines/workspace/launchAnswers.ts';
import type { UnbuiltReason } from '#machines/workspace/programEvents.ts';
import type { LaunchStatus } from '#machines/workspace/launchSelectors.ts';
import type { WithReasonTexts } from '../WithReasonTexts.ts';
import type { WordsFor } from '../textOf.ts';

export const launchTexts = {
  start: (fileName: string) => `Iniciar ${fileName}`,
  stop: (fileName: string) => `Detener ${fileName}`,
  shortStart: 'Iniciar',
  shortStop: 'Detener',
  ended: (how: string) => `Tu programa terminó: ${how}.`,
  details: 'Qué pasó con el inicio',
  dismiss: 'Descartar',
  forgotten: 'el servidor ya no sabe de él',
} as const;

/** What is told of the program while it is started and stopped. */
export const launchStatusTexts = {
  stopped: '',
  building: 'Guardando y compilando lo que escribiste, para iniciarlo…',
  connecting: 'Esperando la conexión con el espacio de trabajo…',
  starting: 'Iniciando tu programa…',
  running: 'Tu programa se está ejecutando.',
  stopping: 'Deteniendo tu programa…',
  restarting: 'Deteniendo tu programa, para iniciarlo de nuevo…',
} as const satisfies Record<LaunchStatus, string>;

/** Why there was nothing to start. */
const unbuiltTexts: Record<UnbuiltReason, (detail: string) => string> = {
  failed: () => 'No se inició, porque la compilación falló.',
  broken: (detail) => `No se inició, porque no se pudo compilar: ${detail}`,
  cancelled: () => 'No se inició: elegiste no guardarlo.',
  discarded: () => 'No se inició: ahora el editor muestra el texto del servidor. Míralo, y después inícialo.',
  emptyRefused: () => 'No se inició: el editor está vacío, y el archivo del servidor tiene contenido.',
  undecided: () => 'No se inició: antes se te preguntó por el archivo. Vuelve a iniciarlo cuando hayas decidido.',
  unavailable: () => 'No se inició: el archivo todavía se está cargando. Inténtalo de nuevo en un momento.',
};

/** Why the program does not run, or could not be stopped. A reason has been put into words already. */
export const launchOutcomeTexts: WordsFor<WithReasonTexts<Exclude<LaunchOutcome, { kind: 'ended' }>>> = {
  noFile: () => 'No se inició: el archivo aún no está aquí. Inténtalo de nuevo en un momento.',
  notInPackage: ({ path }) =>
    `No se inició: ${path} no es un programa de un paquete. Los programas están en /ws/src/<paquete>/scripts.`,
  unbuilt: ({ reason, detail }) => unbuiltTexts[reason](detail ?? ''),
  notConnected: () =>
    'No se inició: no hay conexión con el espacio de trabajo, así que no se vería nada de lo que imprime. Inténtalo de nuevo cuando vuelva.',
  runOver: () =>
    'No se inició: los cinco segundos de la ejecución pasaron antes de que se detuviera lo que se ejecutaba antes.',
  startRefused: ({ detail }) => `No se inició: ${detail ?? 'el servidor no dijo por qué'}`,
  startUnreachable: ({ message }) => `No se inició, o se perdió la respuesta: ${message}`,
  stopRefused: ({ detail }) => `No se detuvo: ${detail ?? 'el servidor no dijo por qué'}`,
  stopUnreachable: ({ message }) => `No se detuvo, o se perdió la respuesta: ${message}`,
};
