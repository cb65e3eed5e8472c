import { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const submissionModel = modelOf({
  machine: submissionMachine,
  input: (world) => ({ challenges: askingPorts(world).challenges, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'submit.requested', solution: { challengeId: 1, code: 'print(1)' } },
    answers('storeSolution'),
    breaks('storeSolution'),
  ],
  known: () => ({}),
});
