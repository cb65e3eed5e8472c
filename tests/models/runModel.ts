import { runMachine } from '#machines/workspace/runMachine.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

export const runModel = modelOf({
  machine: runMachine,
  input: ({ owner }) => ({ owner }),
  events: [{ type: 'run.requested' }, passes('tickDelay', 'run.running.ticking'), passes('runDelay', 'run.running')],
  known: ({ seconds }) => ({ seconds }),
  // Before the fifth second has passed the run is over.
  isPossible: ({ context }, { type }) => !type.startsWith('xstate.after.tickDelay') || context.seconds < 4,
});
