import type { Arrival, GraphPart, GraphState } from '#contract/socket.ts';
import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';
import type { WordsFor } from '../textOf.ts';
import type { WithReasonTexts } from '../WithReasonTexts.ts';
import { draftFaultTexts, safetySuggestionTexts } from './fileTexts.ts';

const unknown = 'Error desconocido';

/** Closes what stands before another sentence. */
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** What has become of a part of the robot's graph. */
const graphTexts: Record<GraphPart, Record<Exclude<GraphState, 'overflowed'>, string>> = {
  master: {
    restarting: 'Se perdió el master de ROS y se está iniciando de nuevo.',
    running: 'El master de ROS funciona otra vez.',
  },
  robot: {
    restarting: 'Se perdió el robot y se está iniciando de nuevo.',
    running: 'El robot funciona otra vez.',
  },
};

const overflowed =
  'Había más tópicos de los que el grafo de ROS puede mostrar, así que se está iniciando de nuevo sin ellos. Vuelve a iniciar tus programas.';

/** Por qué el espacio de trabajo está ahora en otro servidor, y con qué archivos. */
const movedTexts: Record<Arrival, string> = {
  handed: 'Tu espacio de trabajo se ha mudado a otro servidor de este sitio, con todos tus archivos.',
  lost: 'El servidor de tu espacio de trabajo se perdió y otro se ha hecho cargo: tus archivos están como los guardaste por última vez.',
};

/** Qué fue de lo que se ejecutaba allí. */
function endedText(ended: number): string {
  if (ended === 0) return 'Puedes continuar.';
  return ended === 1
    ? 'El programa que se estaba ejecutando ha terminado: inícialo de nuevo.'
    : `Los ${ended} programas que se estaban ejecutando han terminado: inícialos de nuevo.`;
}

/** What a console says. A reason has been put into words already. */
export const consoleLineTexts: WordsFor<WithReasonTexts<ConsoleLine>> = {
  loadFailed: ({ detail }) => `Error al cargar el archivo: ${detail}`,
  startedEmpty: () => '❌ Error al preparar el editor: se empieza con un archivo vacío',
  worldFailed: ({ detail }) =>
    `No se pudo llevar el robot al mundo de este desafío: ${sentence(detail)} Recarga la página para intentarlo de nuevo.`,
  saveFailed: ({ detail }) => `Error al guardar el archivo: ${detail}`,
  saveCancelled: () => 'Cancelaste el guardado',
  safetyCheckFailed: ({ reason }) => `Falló la comprobación de seguridad: ${safetySuggestionTexts[reason]}`,
  editorSetBack: () =>
    'El editor había perdido su lugar y muestra otra vez el texto conservado. Tu último cambio no se tomó.',
  draftNotKept: ({ fault }) =>
    `${draftFaultTexts[fault]} Guarda a menudo: lo que no está guardado se pierde con la página.`,
  draftsNotRead: () => 'No se pudieron buscar en este navegador cambios sin guardar de visitas anteriores.',
  fileLoading: () => 'No se puede compilar mientras se carga el archivo. Espera un momento...',
  fileUndecided: () => 'No se compiló: antes se te preguntó por el archivo. Vuelve a compilarlo cuando hayas decidido.',
  buildOfNothing: () => 'No se puede compilar código vacío: el archivo del servidor tiene contenido.',
  buildFailed: ({ detail }) => `La compilación falló: ${detail}`,
  buildBroken: ({ detail }) => `Error de compilación: ${detail}`,
  buildInterrupted: ({ detail }) =>
    `Se perdió la conexión durante la compilación: ${sentence(detail)} En cuanto responda el servidor, se le pregunta cómo terminó.`,
  storedFileExecuted: ({ command }) =>
    `Los cambios sin guardar no forman parte de "${command}": ejecuta los archivos como se guardaron por última vez.`,
  startNotRecorded: ({ detail }) =>
    `No se pudo anotar que empezaste este desafío: ${sentence(detail)} Se intenta otra vez la próxima vez que guardes.`,
  executionCompleted: () => 'Ejecución terminada',
  solutionSubmitted: () => '¡Solución entregada!',
  submitFailed: ({ detail }) => `❌ No se pudo entregar tu solución: ${sentence(detail)} Inténtalo de nuevo.`,
  submitUnanswered: ({ detail }) =>
    `❌ No se sabe si tu solución llegó a entregarse: ${sentence(detail)} Entrégala de nuevo: el mismo programa cuenta una sola vez.`,
  subscriptionRefused: ({ detail }) => `La suscripción del correo falló: ${detail}`,
  subscriptionFailed: ({ detail }) => `Error al suscribir el correo: ${detail}`,
  webSocketNotConnected: () => 'WebSocket sin conexión',
  tooManyPages: () =>
    'Hay demasiadas páginas de tu espacio de trabajo abiertas. Cierra una, y esta página se conecta sola.',
  sessionEnded: () => 'Tu sesión terminó. Inicia sesión de nuevo para continuar.',
  graphChanged: ({ part, state }) => (state === 'overflowed' ? overflowed : graphTexts[part][state]),
  workspaceMoved: ({ arrival, ended }) => `${movedTexts[arrival]} ${endedText(ended)}`,
  processNotFound: () => '❌ No se pudo suscribir: no se encontró el proceso',
  subscribeUnanswered: () => '❌ No se pudo suscribir: el servidor no respondió',
  stopFailed: ({ error }) => `❌ No se pudo detener el proceso: ${error ?? unknown}`,
  stopRefused: ({ detail }) => `❌ Error al detener el proceso: ${detail ?? unknown}`,
  stopUnreachable: ({ message }) => `❌ Error de red: ${message}`,
  executeIncomplete: () => '❌ ¡Hacen falta el comando y el nombre del proceso!',
  commandStarted: ({ command, args }) => `$ ${[command, ...args].join(' ')}`,
  executeRefused: ({ detail }) => `❌ Error de REST: ${detail ?? unknown}`,
  executeUnreachable: ({ message }) => `❌ Error de red: ${message}`,
  responseLine: ({ text }) => text,
  responseFailed: ({ error }) => `Error: ${error}`,
};
