import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { limits } from '#contract/limits.ts';
import { timings } from '#machines/timings.ts';
import { type SocketReport, socketMachine } from '#machines/workspace/socketMachine.ts';
import { fakeSockets } from '../../fakes/fakeSockets.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const frame = { type: 'subscribe_process', process_id: 'p', request_id: 'p:1' } as const;

function openSocket() {
  const sockets = fakeSockets();
  const owner = fakeOwner<SocketReport>();
  const clock = new SimulatedClock();
  const socket = createActor(socketMachine, { clock, input: { sockets, owner: owner.actor } }).start();
  return { socket, sockets, clock, reports: owner.reports };
}

it('is connected once the connection has opened', () => {
  const { socket, sockets } = openSocket();
  expect(socket.getSnapshot().hasTag('connected')).toBe(false);
  sockets.connection.open();
  expect(socket.getSnapshot().hasTag('connected')).toBe(true);
});

it('tries again 3 seconds after the connection is lost, over a connection of its own', () => {
  const { socket, sockets, clock, reports } = openSocket();
  sockets.connection.open();
  sockets.connection.close();
  expect(reports).toEqual([{ type: 'socket.opened' }, { type: 'socket.closed' }]);
  expect(sockets.connections[0]!.isReleased).toBe(true);
  clock.increment(2999);
  expect(sockets.connections).toHaveLength(1);
  clock.increment(1);
  expect(sockets.connections).toHaveLength(2);
  sockets.connections[0]!.open();
  expect(socket.getSnapshot().hasTag('connected')).toBe(false);
});

it('tries again when the connection never opened', () => {
  const { sockets, clock, reports } = openSocket();
  sockets.connection.close();
  clock.increment(3000);
  expect(sockets.connections).toHaveLength(2);
  expect(reports).toEqual([]);
});

it('hangs up when nobody has answered for 10 seconds', () => {
  const { sockets, clock } = openSocket();
  clock.increment(9999);
  expect(sockets.connections[0]!.isReleased).toBe(false);
  clock.increment(1);
  expect(sockets.connections[0]!.isReleased).toBe(true);
  clock.increment(3000);
  expect(sockets.connections).toHaveLength(2);
});

it('notices within 10 seconds that nothing arrives any more', () => {
  const { socket, sockets, clock } = openSocket();
  sockets.connection.open();
  clock.increment(8999);
  expect(socket.getSnapshot().hasTag('connected')).toBe(true);
  clock.increment(1);
  expect(socket.getSnapshot().hasTag('connected')).toBe(false);
  expect(sockets.connections[0]!.isReleased).toBe(true);
});

it.each(['heartbeat', 'frame', 'output'] as const)('stays connected while it receives a %s', (sign) => {
  const { socket, sockets, clock, reports } = openSocket();
  sockets.connection.open();
  for (let second = 0; second < 60; second += 3) {
    clock.increment(3000);
    if (sign === 'heartbeat') sockets.connection.receive({ type: 'heartbeat' });
    if (sign === 'frame') sockets.connection.receive({ type: 'process_list', processes: [] });
    if (sign === 'output') sockets.connection.print({ processId: 'p', from: 1, to: 1 });
  }
  expect(socket.getSnapshot().hasTag('connected')).toBe(true);
  expect(reports.some(({ type }) => type === 'socket.closed')).toBe(false);
  // A heartbeat says nothing to anybody else.
  expect(reports.filter(({ type }) => /received|printed/.test(type))).toHaveLength(sign === 'heartbeat' ? 0 : 20);
});

/** A page that slept over an open connection, and has asked whether it still is one. */
function openWoken() {
  const opened = openSocket();
  opened.sockets.connection.open();
  opened.sockets.connection.wake();
  return opened;
}

it('asks at once when the page has slept, and only once, and goes on when it is answered', () => {
  const { socket, sockets, clock, reports } = openWoken();
  sockets.connection.wake();
  expect(sockets.connection.sent).toEqual([{ type: 'probe' }]);
  sockets.connection.receive({ type: 'probe_answered' });
  clock.increment(8999);
  expect(socket.getSnapshot().hasTag('connected')).toBe(true);
  expect(reports).toEqual([{ type: 'socket.opened' }]);
  sockets.connection.wake();
  expect(sockets.connection.sent).toHaveLength(2);
});

it('connects anew at once, without the wait, when nobody answers a page that has slept', () => {
  const { sockets, clock, reports } = openWoken();
  clock.increment(2499);
  expect(sockets.connections).toHaveLength(1);
  clock.increment(1);
  expect(sockets.connections.map(({ isReleased }) => isReleased)).toEqual([true, false]);
  expect(reports).toEqual([{ type: 'socket.opened' }, { type: 'socket.closed' }]);
});

it.each(['heartbeat', 'frame', 'output'] as const)(
  'takes no %s that was on its way for an answer to a page that has slept, but waits for what may be behind it',
  (sign) => {
    const { sockets, clock, reports } = openWoken();
    clock.increment(2000);
    if (sign === 'heartbeat') sockets.connection.receive({ type: 'heartbeat' });
    if (sign === 'frame') sockets.connection.receive({ type: 'process_list', processes: [] });
    if (sign === 'output') sockets.connection.print({ processId: 'p', from: 1, to: 1 });
    expect(reports.filter(({ type }) => /received|printed/.test(type))).toHaveLength(sign === 'heartbeat' ? 0 : 1);
    clock.increment(2499);
    expect(sockets.connections).toHaveLength(1);
    clock.increment(1);
    expect(sockets.connections).toHaveLength(2);
    expect(sockets.connections[0]!.sent).toEqual([{ type: 'probe' }]);
  },
);

it('waits its 3 seconds also when the page wakes meanwhile', () => {
  const { sockets, clock } = openSocket();
  sockets.connection.open();
  sockets.connection.close();
  sockets.connection.wake();
  clock.increment(2999);
  expect(sockets.connections).toHaveLength(1);
});

it('gives the server the time of three heartbeats', () => {
  expect(timings.silenceDelay).toBe(3 * limits.heartbeatMs);
});

it('tells what arrives', () => {
  const { sockets, reports } = openSocket();
  const welcome = { type: 'welcome', message: 'hello', epoch: 'e1' } as const;
  sockets.connection.open();
  sockets.connection.receive(welcome);
  sockets.connection.print({ processId: 'p', from: 1, to: 9 });
  expect(reports).toEqual([
    { type: 'socket.opened' },
    { type: 'socket.received', frame: welcome },
    { type: 'socket.printed', output: { processId: 'p', from: 1, to: 9 } },
  ]);
});

it('hands frames over only while it is open', () => {
  const { socket, sockets } = openSocket();
  socket.send({ type: 'frame.handedOver', frame });
  sockets.connection.open();
  socket.send({ type: 'frame.handedOver', frame });
  expect(sockets.connection.sent).toEqual([frame]);
});

it('says that the session has ended, and tries again all the same', () => {
  const { sockets, clock, reports } = openSocket();
  sockets.connection.open();
  sockets.connection.close(4401);
  expect(reports).toContainEqual({ type: 'socket.sessionEnded' });
  clock.increment(3000);
  expect(sockets.connections).toHaveLength(2);
});

it('says that it was turned away for the pages that are open already, and tries again until one of them is closed', () => {
  const { sockets, clock, reports } = openSocket();
  sockets.connection.close(4409);
  expect(reports).toEqual([{ type: 'socket.refused' }]);
  clock.increment(3000);
  sockets.connection.open();
  expect(reports).toEqual([{ type: 'socket.refused' }, { type: 'socket.opened' }]);
});
