import type { Check } from '#contract/goal.ts';
import type { TrialEnd } from '#contract/verdict.ts';

export const verdictTexts = {
  details: 'Qué pasó con tu solución',
  asking: 'Tu solución va camino al juez…',
  queued: (place: number) =>
    place === 1
      ? 'Tu solución es la próxima en ser juzgada.'
      : `Tu solución es la número ${place} en la fila del juez.`,
  beginning: 'Se está juzgando tu solución: se prepara un robot solo para ella.',
  running: (start: number, of: number, seconds: number) =>
    of === 1
      ? `Se está juzgando tu solución: pasaron ${seconds}\u00a0s de la simulación.`
      : `Se está juzgando tu solución. Punto de partida ${start} de ${of}: pasaron ${seconds}\u00a0s de la simulación.`,
  solved: 'Resuelto',
  unsolved: 'Aún sin resolver',
  checks: (passed: number, all: number) => `pasó ${passed} de ${all} comprobaciones`,
  seconds: (seconds: number) => `${seconds}\u00a0s`,
  metres: (metres: number) => `${metres}\u00a0m recorridos`,
  best: (seconds: number) => `tu mejor tiempo: ${seconds}\u00a0s`,
  /** `place` as x and y. */
  happened: (seconds: number, x: number, y: number) =>
    `a los ${seconds}\u00a0s, en x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m`,
  /** Of a program that passed. */
  starts: (count: number) => `desde ${count} puntos de partida`,
  otherStart: (number: number, of: number, x: number, y: number, degrees: number) =>
    `Funciona desde el punto de partida que ves. El juez también prueba lugares un poco apartados: desde el punto ${number} de ${of}, en x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m con una orientación de ${degrees}°, no funciona.`,
  /** The parameters, as `/delivery/x = 3`. */
  settings: (settings: string) => `Allí los parámetros eran ${settings}.`,
  /** Each as `roja 1 (0.75, 2)`. */
  crates: (crates: string) => `Allí las cajas estaban en otros lugares: ${crates}.`,
  byWallClock:
    'Tu programa se guía por el reloj de pared. El reloj del juez puede ir más rápido o más lento: espera con rospy.Rate y rospy.sleep.',
  neverCommanded: 'Tu programa no envió ninguna orden por /cmd_vel.',
  watch: 'Ver el recorrido',
  /** Said in place of it where the robot is in another world than that of the challenge that is open. */
  elsewhere: 'Otra página llevó el robot a otro desafío. Vuelve a cargar esta página para traerlo de vuelta.',
  share: 'Compartir el recorrido…',
  onward: 'Elegir el siguiente desafío',
  lastLines: 'Lo último que imprimió tu programa',
  unjudged: 'Entregada. En este servidor no hay con qué juzgar programas: tu solución cuenta como está.',
  brokeDown: 'Tu solución está guardada, pero el juez falló.',
  unknown: (why: string) => `Tu solución está guardada, pero aún no juzgada: ${why}`,
  unrecalled: (why: string) => `No se pudo saber si has entregado una solución: ${why}`,
  /** Of what was handed in before the page was opened: `22 nov, 14:03`. */
  handedIn: (when: string) => `Entregada el ${when}.`,
  askAgain: 'Preguntar otra vez',
  close: 'Cerrar',
} as const;

type CheckWriter<Kind extends Check['check']> = (
  check: Extract<Check, { check: Kind }>,
  happened: { progress: number; cause: string; where: string },
) => string;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What was expected of each check, and what happened instead. Names of the world stand in quotes: they have no gender. */
export const checkTexts = {
  stop: ({ region }, { where }) =>
    region === undefined
      ? `El robot debía detenerse: ${where}, no lo había hecho.`
      : `El robot debía detenerse en “${region}”: ${where}, no lo había hecho.`,
  face: ({ heading, within }, { where }) =>
    `El robot debía mirar hacia ${heading}°, con un margen de ${within}°: ${where}, no lo hacía.`,
  visit: ({ regions }, { progress, where }) =>
    `Había que pasar por estos lugares en su orden: ${regions.join(', ')}. ${capitalised(where)}, el robot había pasado por ${Math.round(progress * regions.length)} de ${regions.length}.`,
  deliver: ({ crates, region }, { progress, where }) =>
    crates.length === 1
      ? `La caja “${crates[0]}” debía estar en “${region}”: ${where}, no lo estaba.`
      : `Estas cajas debían estar en “${region}”: ${crates.join(', ')}. ${capitalised(where)}, ${Math.round(progress * crates.length)} de ${crates.length} lo estaban.`,
  letGo: (_, { where }) => `La pinza debía soltar lo que sostiene: ${where}, no lo había hecho.`,
  see: ({ region, share }, { progress, where }) =>
    `Había que ver el ${Math.round(share * 100)} % de “${region}”: ${where}, se había visto el ${Math.floor(progress * share * 100)} %.`,
  door: ({ door, is }, { where }) =>
    `“${door}” debía estar ${is === 'open' ? 'abierta' : 'cerrada'}: ${where}, no lo estaba.`,
  touchNothing: (_, { cause, where }) => `No había que tocar nada: ${where}, el robot tocó “${cause}”.`,
  keepOff: ({ line }, { where }) => `El robot no debía pisar “${line}”: ${where}, la pisó.`,
  commandRate: ({ hertz }, { where }) =>
    `Mientras se mueve, el robot debía recibir órdenes al menos ${hertz} veces por segundo, y la última debía ser que se detenga: ${where}, siguió avanzando sin ninguna.`,
  uses: ({ topic, by }, { where }) =>
    by === 'subscribing'
      ? `El programa debía suscribirse a ${topic}: ${where}, no lo había hecho.`
      : `El programa debía publicar en ${topic}: ${where}, no lo había hecho.`,
  charge: (_, { where }) => `La batería debía alcanzar: ${where}, estaba vacía.`,
  withinMetres: ({ metres }, { where }) =>
    `Todo esto debía pasar con ${metres}\u00a0m recorridos como máximo: ${where}, eran más.`,
  withinTime: ({ seconds }, { where }) =>
    `Todo esto debía pasar en ${seconds}\u00a0s como máximo: ${where}, no había pasado.`,
} as const satisfies { [Kind in Check['check']]: CheckWriter<Kind> };

type Ended<Why extends TrialEnd['reason']> = Extract<TrialEnd, { reason: Why }>;

/** Why the simulation came to its end, where the checks do not say all there is to say. */
export const trialEndTexts = {
  program_ended: ({ end }: Ended<'program_ended'>) => {
    if (end === null) return 'El programa terminó antes de que se alcanzara la meta.';
    return end.reason === 'exited'
      ? `El programa terminó por sí mismo, con el código de salida ${end.code}, antes de que se alcanzara la meta.`
      : `${end.signal} terminó el programa antes de que se alcanzara la meta.`;
  },
  silent: ({ seconds }: Ended<'silent'>) =>
    `Durante ${seconds}\u00a0s de la simulación no llegó ninguna orden, y el juez dejó de esperar.`,
  too_slow: ({ seconds }: Ended<'too_slow'>) => `Después de ${seconds}\u00a0s de tiempo real el juez dejó de esperar.`,
  reset: 'El programa devolvió el robot a su comienzo con /reset. Mientras se lo juzga solo puede conducir.',
  cut_off: ({ part }: Ended<'cut_off'>) =>
    part === 'robot'
      ? 'El programa apagó el robot o lo dejó incomunicado. Mientras se lo juzga solo puede conducir, por /cmd_vel.'
      : 'El programa apagó el master de ROS o lo dejó incomunicado. Mientras se lo juzga solo puede conducir, por /cmd_vel.',
} as const;
