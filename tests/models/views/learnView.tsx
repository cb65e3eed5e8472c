import type { learnMachine } from '#machines/pages/learnMachine.ts';
import { progressMachine } from '#machines/pages/progressMachine.ts';
import { LearnPage } from '#src/views/learn/LearnPage.tsx';
import { advancedProgress } from '../../fakes/fakeProgress.ts';
import { presses } from '../engine/deeds.ts';
import { frozen } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';

export const learnView = viewOf<typeof learnMachine>({
  show: (learn) => (
    <>
      <LearnPage learn={learn} pathId={null} isRecognised isVisitor />
      <LearnPage learn={learn} pathId="navigation" isRecognised isVisitor />
    </>
  ),
  deeds: {
    'retry.requested': presses('Try again', (learn) => learn.matches({ paths: 'failed' })),
  },
  elsewhere: ['reader.'],
  standers: {
    progress: frozen(progressMachine, {
      value: { course: 'loaded', achievements: 'loaded' },
      context: { record: advancedProgress, achievements: [] },
    }),
  },
  sights: (learn) => {
    const isFound = learn.matches({ paths: 'loaded' }) && learn.context.paths.length > 0;
    const isLearner = learn.context.learnerId !== null;
    return {
      'status: Loading the learning paths…': learn.matches({ paths: 'loading' }),
      'text: Failed to load learning paths': learn.matches({ paths: 'failed' }),
      'text: No learning paths yet': learn.matches({ paths: 'loaded' }) && !isFound,
      'heading: There is no such learning path': learn.matches({ paths: 'loaded' }) && !isFound,
      'text: 8 Challenges': isFound,
      'link: Navigation & Mapping': isFound,
      'heading: Navigation & Mapping': isFound,
      'list: Challenges of this path, in order': isFound,
      'text: wall following': isFound,
      'text: 2 of 8 challenges are here. More to come.': isFound,
      'link: Begin here: Obstacle Course': isFound && !isLearner,
      'link: Continue here: Navigate by a Wall': isFound && isLearner,
      'progressbar: 1 of 2 solved': isFound && isLearner,
      'text: Solved in 28.5 s': isFound && isLearner,
      'link: Sign In': isFound && !isLearner,
    };
  },
});
