import type { RunMark } from '#machines/ports/pastPort.ts';
import type { RunMoment } from '#machines/workspace/runMoments.ts';
import { decimal } from './numbers.ts';

export const scrubberTexts = {
  title: 'Tiempo',
  slider: 'Momento del recorrido',
  live: 'En vivo',
  back: 'Mirando atrás',
  notLive: (moment: string) => `No en vivo: ${moment}`,
  nothing: 'Aún no se ha visto nada del robot.',
  hint: 'Arrastra para mirar atrás, o haz clic en una línea de la salida.',
  play: 'Reproducir desde aquí',
  pause: 'Pausar',
  bag: {
    exact: 'Descargar como bag de ROS',
    misled: 'Descargar como bag de ROS, con /ground_truth en lugar de /odom',
  },
  /** Of a run of the judge, who notes nothing of what the laser reads. */
  judgedBag: {
    exact: 'Descargar como bag de ROS, sin /scan, que el juez no anota',
    misled: 'Descargar como bag de ROS, con /ground_truth en lugar de /odom y sin /scan, que el juez no anota',
  },
  previous: 'Marca anterior',
  next: 'Marca siguiente',
  runs: 'Recorridos guardados',
  /** A moment of a run that was kept under a name. */
  ofRun: (name: string, moment: string) => `“${name}”, ${moment}`,
  unseen: 'entonces no se vio nada',
  /** A moment and what happened there. */
  with: (moment: string, happened: string) => `${moment}: ${happened}`,
} as const;

/** A moment in words, to a tenth of a second. */
export const momentTexts = {
  began: (seconds: string) => `a los ${seconds}\u00a0s del recorrido`,
  returned: (seconds: string) => `${seconds}\u00a0s después de restablecer`,
  judged: (seconds: string) => `a los ${seconds}\u00a0s del recorrido juzgado`,
  compared: (seconds: string) => `${seconds}\u00a0s después del comienzo de cada uno`,
  kept: (seconds: string) => `a los ${seconds}\u00a0s de lo que se conserva`,
} as const satisfies Record<RunMoment['since'], (seconds: string) => string>;

type MarkWriter<Kind extends RunMark['kind']> = (mark: Extract<RunMark, { kind: Kind }>) => string;

/** What happened, in words; of what failed there are those of the check. */
export const markTexts = {
  collided: ({ x, y, run }) =>
    `${run === undefined ? 'el robot' : `“${run}”`} chocó con algo en x\u00a0${decimal(x, 1)}\u00a0m, y\u00a0${decimal(y, 1)}\u00a0m`,
  returned: () => 'el robot y el mundo volvieron a su comienzo',
  began: ({ name }) => `se inició “${name}”`,
  ended: ({ name }) => `terminó “${name}”`,
  judged: () => 'el juez había visto suficiente',
} as const satisfies { [Kind in Exclude<RunMark['kind'], 'failed'>]: MarkWriter<Kind> };
