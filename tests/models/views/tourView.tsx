import type { SnapshotFrom } from 'xstate';
import { type tourMachine, selectStep } from '#machines/workspace/tourMachine.ts';
import { TourMark } from '#src/views/workspace/welcome/TourMark.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

type Tour = SnapshotFrom<typeof tourMachine>;

const isShown = (tour: Tour) => selectStep(tour) !== null;
const isBeforeLast = (tour: Tour) => isShown(tour) && selectStep(tour) !== 'watching';
const nextOf = (tour: Tour) => (selectStep(tour) === 'watching' ? 'Done' : 'Next');

export const tourView = viewOf<typeof tourMachine>({
  show: (tour) => <TourMark tour={tour} />,
  deeds: { 'step.passed': presses(nextOf, isShown), 'tour.skipped': presses('Skip the tour', isBeforeLast) },
  elsewhere: ['tour.offered', 'tour.withdrawn'],
  sights: (tour) => {
    const step = selectStep(tour);
    return {
      'region: Tour of the workspace': isShown(tour),
      'heading: Write': step === 'writing',
      'text: Step 1 of 3': step === 'writing',
      'heading: Start': step === 'starting',
      'text: Step 2 of 3': step === 'starting',
      'heading: Watch': step === 'watching',
      'text: Step 3 of 3': step === 'watching',
    };
  },
});
