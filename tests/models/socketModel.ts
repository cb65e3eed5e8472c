import { closeCodes } from '#contract/socket.ts';
import { socketMachine } from '#machines/workspace/socketMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

export const socketModel = modelOf({
  machine: socketMachine,
  input: (world) => ({ sockets: askingPorts(world).sockets, owner: world.owner }),
  events: [
    { type: 'connection.opened' },
    { type: 'connection.closed', code: 1006 },
    { type: 'connection.closed', code: closeCodes.sessionEnded },
    { type: 'connection.closed', code: closeCodes.tooManySockets },
    { type: 'frame.received', frame: { type: 'welcome', message: 'Hello', epoch: 'e1' } },
    { type: 'frame.received', frame: { type: 'heartbeat' } },
    { type: 'frame.received', frame: { type: 'probe_answered' } },
    { type: 'frame.received', frame: { type: 'graph_changed', part: 'robot', state: 'restarting' } },
    { type: 'output.printed', output: { processId: 'p1', from: 1, to: 2 } },
    { type: 'page.woke' },
    { type: 'frame.handedOver', frame: { type: 'unsubscribe_process', process_id: 'p1', request_id: 'p1:1' } },
    passes('reconnectDelay', 'socket.waiting'),
    passes('connectDelay', 'socket.active.connecting'),
    passes('silenceDelay', 'socket.active.open.alive'),
    passes('probeDelay', 'socket.active.open.doubted'),
  ],
  known: () => ({}),
});
