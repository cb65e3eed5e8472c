import type { RunMark } from '#machines/ports/pastPort.ts';
import type { RunMoment } from '#machines/workspace/runMoments.ts';

export const scrubberTexts = {
  title: 'Time',
  slider: 'Moment of the run',
  live: 'Live',
  back: 'Looking back',
  notLive: (moment: string) => `Not live: ${moment}`,
  nothing: 'Nothing was seen of the robot yet.',
  hint: 'Drag to look back, or click a line of the output.',
  play: 'Play from here',
  pause: 'Pause',
  /** By what its poses are: what `/odom` said, or what it did not say. */
  bag: { exact: 'Download as a ROS bag', misled: 'Download as a ROS bag, with /ground_truth in place of /odom' },
  /** Of a run of the judge, who notes nothing of what the laser reads. */
  judgedBag: {
    exact: 'Download as a ROS bag, without /scan, which the judge does not note',
    misled:
      'Download as a ROS bag, with /ground_truth in place of /odom and without /scan, which the judge does not note',
  },
  previous: 'Mark before',
  next: 'Mark after',
  runs: 'Kept runs',
  /** A moment of a run that was kept under a name. */
  ofRun: (name: string, moment: string) => `“${name}”, ${moment}`,
  unseen: 'nothing was seen then',
  /** A moment and what happened there. */
  with: (moment: string, happened: string) => `${moment}: ${happened}`,
} as const;

/** A moment in words, to a tenth of a second. */
export const momentTexts = {
  began: (seconds: string) => `${seconds}\u00a0s into the run`,
  returned: (seconds: string) => `${seconds}\u00a0s after the reset`,
  judged: (seconds: string) => `${seconds}\u00a0s into the judged run`,
  compared: (seconds: string) => `${seconds}\u00a0s after the start of each`,
  kept: (seconds: string) => `${seconds}\u00a0s into what is kept`,
} as const satisfies Record<RunMoment['since'], (seconds: string) => string>;

type MarkWriter<Kind extends RunMark['kind']> = (mark: Extract<RunMark, { kind: Kind }>) => string;

/** What happened, in words; of what failed there are those of the check. */
export const markTexts = {
  collided: ({ x, y, run }) =>
    `${run === undefined ? 'the robot' : `“${run}”`} ran into something at x\u00a0${x.toFixed(1)}\u00a0m, y\u00a0${y.toFixed(1)}\u00a0m`,
  returned: () => 'robot and world were put back to their start',
  began: ({ name }) => `“${name}” was started`,
  ended: ({ name }) => `“${name}” ended`,
  judged: () => 'the judge had seen enough',
} as const satisfies { [Kind in Exclude<RunMark['kind'], 'failed'>]: MarkWriter<Kind> };
