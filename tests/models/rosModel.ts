import { rosMachine } from '#machines/workspace/rosMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const rosModel = modelOf({
  machine: rosMachine,
  input: (world) => ({ ros: askingPorts(world).ros, owner: world.owner }),
  events: [{ type: 'retry.requested' }, answers('listCommands', ['rosrun', 'rostopic']), breaks('listCommands')],
  known: ({ commands }) => ({ commands }),
});
