import { learnMachine } from '#machines/pages/learnMachine.ts';
import { navigationPath } from '../fakes/fakeChallenges.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const learnModel = modelOf({
  machine: learnMachine,
  input: (world) => {
    const { challenges, progress } = askingPorts(world);
    return { challenges, progress, learnerId: null };
  },
  events: [
    { type: 'retry.requested' },
    { type: 'reader.changed', learnerId: 'u1' },
    { type: 'reader.changed', learnerId: null },
    answers('listPaths', [navigationPath]),
    answers('listPaths', []),
    breaks('listPaths'),
  ],
  known: ({ paths, learnerId }) => ({ paths: paths.length, learnerId }),
});
