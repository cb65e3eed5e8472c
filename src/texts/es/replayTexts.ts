import type { Compared, DivergenceKind } from '#machines/recording/divergence.ts';
import type { EntryKind, LogDamage } from '#machines/recording/logFormat.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import type { ReplayError } from '#machines/recording/replayMachine.ts';
import type { WordsFor } from '../textOf.ts';
import { decimal, whole } from './numbers.ts';

/** The page that shows a recorded log. */
export const replayTexts = {
  title: 'Reproducir un registro',
  intro: 'Elige un registro descargado con “Informar de un problema”, o suéltalo aquí. Se queda en este navegador.',
  choose: 'Elegir un registro',
  other: 'Elegir otro registro',
  play: 'Reproducir',
  pause: 'Pausar',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  timeLine: 'Línea de tiempo',
  search: 'Buscar un evento o un actor',
  next: 'Buscar el siguiente',
  actors: 'Actores',
  stage: 'El sitio como era',
  onThisPage: 'Aquí se estaba mirando un registro.',
  equal: 'Iguales: las máquinas de esta compilación llegan a ser lo que fueron.',
  divergence: 'Primera diferencia',
  toDivergence: 'Ir allí',
  recorded: ({ version, build }: Build) => `Grabado con la versión ${version}, compilación ${build}.`,
  otherBuild: ({ version, build }: Build) =>
    `Esta página es la versión ${version}, compilación ${build}: una diferencia puede ser un cambio intencional.`,
  howCompared: ({ exact, shape, unknown }: Compared) =>
    `${whole(exact)} de ${whole(exact + shape + unknown)} valores se compararon exactamente; los demás, que contienen lo que se ocultó o es muy largo, por su longitud o no se compararon.`,
  step: (position: number, last: number, milliseconds: number) =>
    `Paso ${position} de ${last}, ${decimal(milliseconds / 1000, 3)} s después del comienzo`,
  diverged: (step: number, path: string, key: string | null) =>
    `Las máquinas de esta compilación se apartan del registro en el paso ${step}, en ${path}${key === null ? '' : `, ${key}`}.`,
  compared: (expected: string, actual: string) => `Se esperaba ${expected}, se encontró ${actual}.`,
} as const;

export const entryKindTexts = {
  i: 'inicio',
  u: 'de afuera',
  e: 'respuesta',
  t: 'temporizador',
} as const satisfies Record<EntryKind, string>;

export const divergenceTexts = {
  actorMissing: 'Falta un actor.',
  timerMissing: 'Un temporizador no está en marcha.',
  timerDelay: 'Un temporizador se fijó para otro momento.',
  state: 'Un estado es otro.',
  context: 'Algo que se recuerda es otra cosa.',
  strayEffect: 'Un efecto no pasa por los puertos.',
  failure: 'Una máquina lanzó un error.',
} as const satisfies Record<DivergenceKind, string>;

/** What a log has lost; what is left of it is replayed. */
export const logDamageTexts: WordsFor<LogDamage> = {
  cut: () => 'Falta el final de este registro: no se sabe qué pasó después de su último paso.',
  brokenLine: ({ line }) => `La línea ${line} de este registro está dañada: se reproduce hasta ahí.`,
};

/** Why a log cannot be replayed. */
export const replayErrorTexts: WordsFor<ReplayError> = {
  empty: () => 'Este archivo está vacío.',
  notALog: () => 'Este archivo no es un registro de Servolab: su primera línea no es el encabezado de uno.',
  otherForm: ({ version }) => `Este registro tiene la forma ${version}, y solo se puede leer la forma 2.`,
  brokenLine: ({ line }) => `La línea ${line} de este registro está dañada.`,
  headless: ({ dropped }) =>
    `Este registro no se puede reproducir: sus primeras ${dropped} entradas se descartaron cuando se hizo demasiado largo.`,
};
