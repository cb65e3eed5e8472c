import type { SnapshotFrom } from 'xstate';
import type { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { Scrubber } from '#src/views/workspace/robot/Scrubber.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { stillKeptRuns } from './besideStrip.ts';

type Snapshot = SnapshotFrom<typeof scrubberMachine>;

const isBack = (scrubber: Snapshot) => scrubber.matches('past');
const isPlaying = (scrubber: Snapshot) => scrubber.matches({ past: 'playing' });
/** The only mark is in the middle. */
const MIDDLE = 15_000;
const isBeforeMiddle = (scrubber: Snapshot) => isBack(scrubber) && scrubber.context.at < MIDDLE;

export const scrubberView = viewOf<typeof scrubberMachine>({
  show: (scrubber) => <Scrubber scrubber={scrubber} keptRuns={stillKeptRuns} odometry="exact" />,
  deeds: {
    'moment.chosen': {
      control: (scrubber, { at }) =>
        at === MIDDLE
          ? { role: 'button', name: isBeforeMiddle(scrubber) ? 'Mark after' : 'Mark before' }
          : { role: 'slider', name: 'Moment of the run' },
      isPossible: (scrubber, { at }) =>
        !scrubber.matches('empty') && !(at === MIDDLE && isBack(scrubber) && scrubber.context.at === MIDDLE),
      async perform(control, { at }, person) {
        if (at === MIDDLE) return person.click(control);
        control.focus();
        await person.keyboard('{Home}');
      },
    },
    'play.requested': presses('Play from here', (scrubber) => isBack(scrubber) && !isPlaying(scrubber)),
    'pause.requested': presses('Pause', isPlaying),
    'live.requested': presses('Live', isBack),
    'comparison.ended': presses('End comparison', (scrubber) => scrubber.context.compared.length > 0),
    'bag.requested': presses('Download as a ROS bag', (scrubber) => !scrubber.matches('empty')),
  },
  elsewhere: ['past.', 'judgedRun.', 'keptRun.'],
  sights: (scrubber) => {
    const { at } = scrubber.context;
    const isAt = (moment: number) => isBack(scrubber) && at === moment;
    return {
      'text: Nothing was seen of the robot yet.': scrubber.matches('empty'),
      'text: Drag to look back, or click a line of the output.': scrubber.matches('live'),
      'text: Not live: 0.0 s into what is kept': isAt(0),
      'text: Not live: 15.0 s into what is kept: the robot ran into something at x 1.0 m, y 2.0 m': isAt(MIDDLE),
      'text: Not live: 20.0 s into what is kept': isAt(20_000),
      'text: Not live: 30.0 s into what is kept': isAt(30_000),
      'slider: Moment of the run': scrubber.matches('empty') ? false : isBack(scrubber) ? String(at / 1000) : '30',
      'button: Pause': isPlaying(scrubber),
      'button: End comparison': scrubber.context.compared.length > 0,
    };
  },
});
