import type { Compared, Divergence, DivergenceKind } from '#machines/recording/divergence.ts';
import type { LaneName } from '#machines/recording/lanes.ts';
import type { LogDamage } from '#machines/recording/logFormat.ts';
import type { Sender } from '#machines/recording/logRows.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import type { ReplayError } from '#machines/recording/replayContext.ts';
import type { WordsFor } from '../textOf.ts';
import { decimal, whole } from './numbers.ts';

/** The page that shows a recorded log. */
export const replayTexts = {
  title: 'Reproducir un registro',
  intro: 'Elige un registro descargado con “Informar de un problema”, o suéltalo aquí. Se queda en este navegador.',
  choose: 'Elegir un registro',
  reading: 'Leyendo el registro y comparándolo con las máquinas de esta compilación…',
  /** `step`: donde las máquinas se apartan de él. */
  wasRead: (step: number | undefined, isWhole: boolean) => {
    if (step !== undefined) return `Se leyó el registro: las máquinas se apartan de él en el paso ${step}.`;
    return isWhole ? 'Se leyó el registro: son iguales.' : 'Se leyó el registro: son iguales hasta donde llega.';
  },
  other: 'Elegir otro registro',
  play: 'Reproducir',
  pause: 'Pausar',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  timeLine: 'Línea de tiempo',
  events: 'Eventos',
  eventsHint: 'J y K, o las flechas, van de un evento a otro; Inicio y Fin, al primero y al último.',
  actor: 'Actor',
  allActors: 'Todos los actores',
  search: 'Buscar en los eventos y en lo que trajeron',
  listed: (shown: number, total: number) =>
    shown === total ? `${whole(total)} eventos` : `${whole(shown)} de ${whole(total)} eventos`,
  noneListed: 'Ningún evento es así. Elige otro actor o busca otras palabras.',
  next: 'Buscar el siguiente',
  actors: 'Actores',
  stage: 'El sitio como era',
  onThisPage: 'Aquí se estaba mirando un registro.',
  equal: 'Iguales: las máquinas de esta compilación llegan a ser lo que fueron.',
  equalSoFar: 'Iguales hasta donde llega: las máquinas de esta compilación llegan a ser lo que fueron.',
  divergence: 'Primera diferencia',
  event: (type: string, position: number, last: number) => `${type}, paso ${position} de ${last}`,
  parted: 'difiere aquí',
  seconds: (milliseconds: number) => `${decimal(milliseconds / 1000, 3)} s`,
  toDivergence: 'Ir allí',
  recorded: ({ version, build }: Build) => `Grabado con la versión ${version}, compilación ${build}.`,
  midway: 'Empieza a mitad de la visita, con el estado en que todo se encontraba entonces.',
  otherBuild: ({ version, build }: Build) =>
    `Esta página es la versión ${version}, compilación ${build}: una diferencia puede ser un cambio intencional.`,
  howCompared: ({ exact, shape, unknown }: Compared, isParted: boolean) =>
    shape + unknown === 0
      ? `${isParted ? 'Hasta donde se apartan, los' : 'Los'} ${whole(exact)} valores se compararon exactamente.`
      : [
          isParted ? 'Hasta donde se apartan, ' : '',
          `${whole(exact)} de ${whole(exact + shape + unknown)} valores se compararon exactamente`,
          shape === 0 ? '.' : ` y ${whole(shape)} por su longitud, porque algo en ellos se ocultó.`,
          unknown === 0
            ? ''
            : ` Sin comparar: ${whole(unknown)}, porque algo en ellos se ocultó después o porque este registro es demasiado antiguo para tenerlos.`,
        ].join(''),
  step: (position: number, last: number, milliseconds: number) =>
    `Paso ${position} de ${last}, ${decimal(milliseconds / 1000, 3)} s después del comienzo`,
  diverged: (step: number) => `Las máquinas de esta compilación se apartan del registro en el paso ${step}.`,
  bothValues: (of: string, recorded: string, found: string) =>
    `${of} es ${recorded} en el registro después de ese paso, y ${found} en estas máquinas.`,
  oneValue: (of: string, before: string, found: string) =>
    `${of} era ${before} antes de ese paso y es ${found} en estas máquinas después. En el registro llegó a ser otra cosa: no se puede saber cuál, porque un registro solo guarda su huella.`,
  nothing: 'nada',
} as const;

/** The drawing of a machine, beside a step of a log. */
export const replayDrawingTexts = {
  title: 'Diagrama de',
  follow: 'quien recibe el evento de cada paso',
  drawing: (machine: string) => `La máquina ${machine}, con sus estados activos y lo que tomó en este paso marcados`,
  states: 'En:',
  ended: 'ningún estado, porque ha terminado',
  taken: 'Tomado en este paso:',
  nothingTaken: 'nada',
  noMachine: 'En este paso no hay tal actor, o no tiene una máquina propia.',
  missing: 'No se pudo traer el dibujo de esta máquina. Ve a otro paso para pedirlo de nuevo.',
} as const;

/** A step of a log, made into a test. */
export const replayTestTexts = {
  title: 'Una prueba de este paso',
  intro:
    'Cuenta a las máquinas lo que llevó hasta aquí, con los menos eventos que se encuentren en diez segundos. Si lo que se vio en este paso es el error, toma la prueba que lo niega: falla hasta que el error se corrige.',
  demand: 'Escribir una prueba que lo exija',
  deny: 'Escribir una prueba que lo niegue',
  writing: 'Escribiendo la prueba…',
  written: (events: number, steps: number, name: string) =>
    `La prueba cuenta ${whole(events)} de los ${whole(steps)} eventos hasta este paso. Guárdala como tests/machines/replays/${name}.`,
  test: 'La prueba',
  copy: 'Copiar la prueba',
  download: 'Descargar la prueba',
  behind: (step: number) =>
    `Las máquinas de esta compilación se apartan del registro en el paso ${step}: no se sabe qué se vio después. Elige un paso anterior.`,
  untestable: 'En este paso no hay nada que una prueba pueda pedir.',
  failed: 'No se escribió ninguna prueba: algo falló en esta página.',
} as const;

/** What happened in one step of a log. */
export const replayStepTexts = {
  title: (step: number) => `Paso ${step}`,
  brought: 'Lo que trajo',
  broughtNothing: 'Nada más que su nombre.',
  changed: 'Lo que cambió',
  changedNothing: 'Nada de lo que un actor es o sabe.',
  absent: 'no está',
  told: 'Quién dijo qué a quién',
  toldNobody: 'Nadie dijo nada a nadie.',
  list: (length: number) => `una lista de ${length}`,
  more: (letters: number) => `… y ${whole(letters)} letras más`,
} as const;

/** The lanes of the time line, by what stands in them. */
export const laneTexts = {
  typing: 'Escritura',
  deeds: 'Acciones',
  answers: 'Respuestas',
  timers: 'Temporizadores',
  errors: 'Errores',
} as const satisfies Record<LaneName, string>;

export const senderTexts = {
  start: 'inicio',
  outside: 'de afuera',
  timer: 'temporizador',
  watcher: 'observador',
} as const satisfies Record<Exclude<Sender['kind'], 'work'>, string>;

/** Where machines and log part in something else than a value. */
export const divergenceTexts: Readonly<Record<DivergenceKind, (divergence: Divergence) => string>> = {
  actorMissing: ({ path, expected }) => `A ${path} se le dijo ${expected}, pero en estas máquinas no hay tal actor.`,
  timerMissing: ({ path, expected }) =>
    `El temporizador ${expected} se disparó en ${path}, pero en estas máquinas no está en marcha.`,
  timerDelay: ({ path, key, expected, actual }) =>
    `El temporizador ${key} de ${path} se fijó para ${expected}; en estas máquinas se fija para ${actual}.`,
  state: ({ path, expected, actual }) =>
    `El estado de ${path}: ${expected} en el registro, ${actual} en estas máquinas.`,
  context: ({ path, key, expected, actual }) =>
    `${key} de ${path}: ${expected} en el registro, ${actual} en estas máquinas.`,
  strayEffect: ({ path, actual }) =>
    `${path} oye ${actual}, de lo que el registro no dice nada: un efecto no pasa por los puertos.`,
  failure: ({ actual }) => `Una máquina lanza un error: ${actual}`,
};

/** What a log has lost; what is left of it is replayed. */
export const logDamageTexts: WordsFor<LogDamage> = {
  cut: () => 'Falta el final de este registro: no se sabe qué pasó después de su último paso.',
  brokenLine: ({ line }) => `La línea ${line} de este registro está dañada: se reproduce hasta ahí.`,
};

/** Why a log cannot be replayed. */
export const replayErrorTexts: WordsFor<ReplayError> = {
  empty: () => 'Este archivo está vacío.',
  notALog: () => 'Este archivo no es un registro de Servolab: su primera línea no es el encabezado de uno.',
  otherForm: ({ version }) => `Este registro tiene la forma ${version}, que esta versión del sitio no puede leer.`,
  brokenLine: ({ line }) => `La línea ${line} de este registro está dañada.`,
  unopened: () => 'Este archivo no se pudo leer: es una carpeta o ya no existe.',
  unread: () => 'Este registro no se pudo leer: algo falló en esta página.',
  headless: ({ dropped }) =>
    `Este registro no se puede reproducir: sus primeras ${dropped} entradas se descartaron cuando se hizo demasiado largo.`,
};
