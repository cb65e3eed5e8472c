import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { RuntimeReport } from '#machines/workspace/runtimeEvents.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import {
  selectConnectionStatus,
  selectProcessList,
  selectScrubber,
  selectShare,
  selectTopicWatch,
} from '#machines/workspace/runtimeSelectors.ts';
import { type ScrubberEvent, selectIsCompared, selectMoment } from '#machines/workspace/scrubberMachine.ts';
import { selectIsOpen } from '#machines/workspace/shareMachine.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openRuntime() {
  const ports = fakePorts({});
  const clock = new SimulatedClock();
  const owner = fakeOwner<RuntimeReport>();
  const runtime = createActor(runtimeMachine, { clock, input: { ...ports, userId: 'u1', owner: owner.actor } }).start();
  const subscribe = () => {
    const [process] = selectProcessList(runtime.getSnapshot())!.getSnapshot().context.actors;
    process!.send({ type: 'subscribe.requested' });
    return process!;
  };
  return { runtime, ports, clock, connection: ports.sockets.connection, reports: owner.reports, subscribe };
}

it('is connected for as long as its socket is', () => {
  const { runtime, connection } = openRuntime();
  const status = () => selectConnectionStatus(runtime.getSnapshot());
  expect(status()).toBe('lost');
  connection.open();
  expect(status()).toBe('connected');
  connection.close();
  expect(status()).toBe('lost');
});

it('says once that too many pages are open, however often it is turned away', () => {
  const { runtime, clock, ports, reports } = openRuntime();
  const { connections } = ports.sockets;
  const status = () => selectConnectionStatus(runtime.getSnapshot());
  for (let call = 0; call < 3; call += 1) {
    connections.at(-1)!.close(4409);
    expect(status()).toBe('refused');
    clock.increment(3000);
  }
  expect(reports).toEqual([{ type: 'runtime.noted', lines: [{ kind: 'tooManyPages' }] }]);
  connections.at(-1)!.open();
  expect(status()).toBe('connected');
  connections.at(-1)!.close();
  expect(status()).toBe('lost');
});

it('sends what the processes ask for while it is connected', () => {
  const { connection, reports, subscribe } = openRuntime();
  connection.open();
  connection.receive({ type: 'process_list', processes: [entry('p1')] });
  subscribe();
  expect(connection.sent).toEqual([{ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' }]);
  expect(reports).toEqual([{ type: 'runtime.connected' }, { type: 'runtime.changed', entries: [entry('p1')] }]);
});

it('asks anew for what was printed once the connection that was lost is back', () => {
  const { ports, clock, connection, subscribe } = openRuntime();
  const welcome = { type: 'welcome', message: 'hello', epoch: 'first' } as const;
  connection.open();
  connection.receive(welcome);
  connection.receive({ type: 'process_list', processes: [entry('p1')] });
  subscribe();
  connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  connection.close();
  clock.increment(3000);
  const next = ports.sockets.connection;
  next.open();
  next.receive(welcome);
  expect(next.sent).toEqual([expect.objectContaining({ type: 'subscribe_process', process_id: 'p1' })]);
});

it('says that it is not connected, and lets the process know, when there is nobody to ask', () => {
  const { connection, reports, subscribe } = openRuntime();
  connection.open();
  connection.receive({ type: 'process_list', processes: [entry('p1')] });
  connection.close();
  const process = subscribe();
  expect(reports).toEqual([
    { type: 'runtime.connected' },
    { type: 'runtime.changed', entries: [entry('p1')] },
    { type: 'runtime.disconnected' },
    { type: 'runtime.noted', lines: [{ kind: 'webSocketNotConnected' }] },
  ]);
  expect(process.getSnapshot().hasTag('subscribed')).toBe(false);
  expect(connection.sent).toEqual([]);
});

it('lists a program that was started, and asks for its output at once', () => {
  const { runtime, connection, reports } = openRuntime();
  connection.open();
  runtime.send({ type: 'program.started', entry: entry('p1') });
  expect(connection.sent).toEqual([{ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' }]);
  expect(reports).toEqual([{ type: 'runtime.connected' }, { type: 'runtime.changed', entries: [entry('p1')] }]);
});

it('says when it is connected, and when no longer', () => {
  const { connection, reports } = openRuntime();
  connection.open();
  connection.close();
  expect(reports).toEqual([{ type: 'runtime.connected' }, { type: 'runtime.disconnected' }]);
});

it('shows the robot as it is again when somebody begins to drive it while they look back', () => {
  const { runtime, connection } = openRuntime();
  connection.open();
  const scrubber = selectScrubber(runtime.getSnapshot())!;
  scrubber.send({ type: 'past.begun' });
  scrubber.send({ type: 'moment.chosen', at: 5 });
  expect(selectMoment(scrubber.getSnapshot())).toBe(5);
  runtime.send({ type: 'drive.moved' });
  expect(selectMoment(scrubber.getSnapshot())).toBeNull();
});

it.each<ScrubberEvent>([
  { type: 'moment.chosen', at: 5 },
  { type: 'judgedRun.chosen', run: { every: 100, poses: [[0, 0, 0]], crates: [] }, challengeId: 5, from: 'end' },
  { type: 'keptRun.opened', id: 'run 1' },
])('shows the robot as it is again when a program is started after $type', (event) => {
  const { runtime } = openRuntime();
  const scrubber = selectScrubber(runtime.getSnapshot())!;
  scrubber.send({ type: 'past.begun' });
  scrubber.send(event);
  expect(selectMoment(scrubber.getSnapshot())).not.toBeNull();
  runtime.send({ type: 'program.started', entry: entry('p1') });
  expect(selectMoment(scrubber.getSnapshot())).toBeNull();
});

it('keeps a run that is compared beside a program that is started', () => {
  const { runtime } = openRuntime();
  const scrubber = selectScrubber(runtime.getSnapshot())!;
  scrubber.send({ type: 'past.begun' });
  scrubber.send({ type: 'keptRun.compared', id: 'run 1' });
  runtime.send({ type: 'program.started', entry: entry('p1') });
  expect(selectIsCompared(scrubber.getSnapshot())).toBe(true);
});

it.each([
  { type: 'languageServer.framed', frame: { type: 'start_language_server' } },
  { type: 'robotView.framed', frame: { type: 'watch_robot', request_id: 'r' } },
  { type: 'drive.framed', frame: { type: 'take_robot', request_id: 'r' } },
  { type: 'topicWatch.framed', frame: { type: 'unwatch_topic', request_id: 'r' } },
] as const)('hands over what $type asks of the server', (report) => {
  const { runtime, connection } = openRuntime();
  connection.open();
  runtime.send(report);
  expect(connection.sent).toEqual([report.frame]);
});

it('asks for the messages of what is plotted', () => {
  const { runtime, connection } = openRuntime();
  connection.open();
  selectTopicWatch(runtime.getSnapshot())!.send({ type: 'topic.chosen', topic: '/scan' });
  runtime.send({ type: 'topicPlot.changed', topics: ['/odom'] });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'watch_topic', topic: '/scan', beside: ['/odom'] });
});

it('offers to share a run that was chosen for that', () => {
  const { runtime } = openRuntime();
  runtime.send({ type: 'keptRuns.offered', run: { id: 'run 1', name: 'First', world: null, keptAt: 1, seconds: 2 } });
  expect(selectIsOpen(selectShare(runtime.getSnapshot())!.getSnapshot())).toBe(true);
});

it('shows a kept run that is ready, or draws it beside what is seen', () => {
  const { runtime } = openRuntime();
  const scrubber = selectScrubber(runtime.getSnapshot())!;
  runtime.send({ type: 'keptRuns.compared', id: 'run 1' });
  expect([selectIsCompared(scrubber.getSnapshot()), selectMoment(scrubber.getSnapshot())]).toEqual([true, null]);
  runtime.send({ type: 'keptRuns.loaded', id: 'run 1' });
  expect(selectMoment(scrubber.getSnapshot())).toBe(0);
});
