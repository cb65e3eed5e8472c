import { departureMachine } from '#machines/app/departureMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

export const departureModel = modelOf({
  machine: departureMachine,
  input: (world) => ({ location: askingPorts(world).location, owner: world.owner }),
  events: [
    { type: 'departure.requested', path: '/challenges', how: 'back' },
    { type: 'departure.requested', path: '/', how: 'push' },
    { type: 'departure.confirmed' },
    { type: 'departure.declined' },
    { type: 'workspace.synchronised' },
  ],
  known: ({ path, how }) => ({ path, how }),
});
