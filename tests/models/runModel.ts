import { runMachine } from '#machines/workspace/runMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const runModel = modelOf({
  machine: runMachine,
  input: (world) => ({ runClock: askingPorts(world).runClock, owner: world.owner }),
  events: [
    { type: 'run.requested' },
    passes('tickDelay', 'run.running.ticking'),
    passes('runDelay', 'run.running'),
    answers('readElapsed', null),
    answers('readElapsed', 0),
    answers('readElapsed', 2400),
    answers('readElapsed', 4999),
    answers('readElapsed', 5000),
    breaks('readElapsed'),
  ],
  known: ({ elapsed }) => ({ elapsed }),
  // Before the fifth second has passed the run is over.
  isPossible: ({ context }, { type }) => !type.startsWith('xstate.after.tickDelay') || context.elapsed < 4000,
});
