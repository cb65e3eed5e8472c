import { worldMachine } from '#machines/workspace/worldMachine.ts';
import { emptyWorld } from '../fakes/fakeRobot.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const worldModel = modelOf({
  machine: worldMachine,
  input: (world) => ({ ros: askingPorts(world).ros, owner: world.owner }),
  events: [
    { type: 'problem.opened', challengeId: 1 },
    { type: 'problem.opened', challengeId: null },
    { type: 'problem.closed' },
    { type: 'runtime.connected' },
    { type: 'runtime.disconnected' },
    answers('openWorld', undefined),
    breaks('openWorld'),
    answers('askWorld', emptyWorld(null)),
    answers('askWorld', emptyWorld(1)),
    breaks('askWorld'),
  ],
  known: ({ challengeId }) => ({ challengeId }),
});
