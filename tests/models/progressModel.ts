import { progressMachine } from '#machines/pages/progressMachine.ts';
import { advancedProgress, firstSteps, fullHouse, newcomersProgress } from '../fakes/fakeProgress.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const progressModel = modelOf({
  machine: progressMachine,
  input: (world) => ({ progress: askingPorts(world).progress, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'retry.requested' },
    answers('loadProgress', newcomersProgress),
    answers('loadProgress', advancedProgress),
    breaks('loadProgress'),
    answers('loadAchievements', [firstSteps, fullHouse]),
    answers('loadAchievements', []),
    breaks('loadAchievements'),
  ],
  known: ({ record, achievements }) => ({
    solved: record === null ? 'unknown' : record.best_times.length,
    achievements: achievements.length,
  }),
});
