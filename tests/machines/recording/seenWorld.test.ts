/** A replayed log shows the output and the robot as the page did, at every step, in whatever order they are looked at. */
import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';
import { loadLog } from '#machines/recording/loadedLog.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { selectRuntime } from '#machines/workspace/workspaceSelectors.ts';
import { selectProcessList, selectScrubber } from '#machines/workspace/runtimeSelectors.ts';
import { selectPast } from '#machines/workspace/scrubberMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import { runReader } from '#src/adapters/runReader.ts';
import { runText } from '#src/adapters/runText.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { type Recorded, actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

/** When the clock of these visits begins. */
const EPOCH = 1_800_000_000_000;

interface Look {
  /** The last step of the log by then. */
  step: number;
  texts: string[];
  shown: RobotSight | null;
  moment: number | null;
}

const list = 'workspace/runtime/processList';
const scrubber = 'workspace/runtime/scrubber';

function print({ ports }: Recorded, processId: string, from: number, ...texts: string[]): void {
  ports.output.print(processId, texts);
  ports.sockets.connection.print({ processId, from, to: from + texts.length - 1 });
}

const drive = ({ ports, clock }: Recorded, x: number, scan?: number[]) =>
  ports.past.see(clock.now(), { pose: [x, 0, 0], ...(scan && { scan }) });

const send = ({ app }: Recorded, path: string, event: AnyEventObject) => actorAt(app, path)?.send(event);

/** What the judge has seen of another robot. */
const judged: JudgedRun = {
  every: 100,
  poses: [
    [7, 0, 0],
    [8, 0, 0],
  ],
  crates: [],
};

const deeds: readonly ((session: Recorded) => void)[] = [
  ({ ports }) => ports.sockets.connection.open(),
  ({ ports }) => ports.sockets.connection.receive({ type: 'welcome', message: 'hello', epoch: 'first' }),
  ({ ports }) =>
    ports.sockets.connection.receive({ type: 'process_list', processes: [entry('p1'), entry('p2'), entry('silent')] }),
  (session) => send(session, `${list}/process:p1`, { type: 'subscribe.requested' }),
  (session) => print(session, 'p1', 1, 'one', 'two'),
  (session) => drive(session, 0, [100, 0]),
  (session) => drive(session, 1),
  (session) => print(session, 'p2', 1, 'other'),
  (session) => drive(session, 2, [50, 0]),
  (session) => send(session, list, { type: 'output.cleared' }),
  (session) => print(session, 'p1', 3, 'three'),
  (session) => send(session, scrubber, { type: 'moment.chosen', at: 8100 }),
  (session) => print(session, 'p1', 4, 'four'),
  (session) => send(session, scrubber, { type: 'live.requested' }),
  (session) => send(session, scrubber, { type: 'judgedRun.chosen', run: judged, challengeId: null, from: 'end' }),
  (session) => send(session, scrubber, { type: 'live.requested' }),
  (session) => drive(session, 3),
  (session) => print(session, 'p2', 2, 'last'),
  (session) => send(session, `${list}/process:silent`, { type: 'subscribe.requested' }),
  ({ ports }) =>
    ports.sockets.connection.receive({ type: 'subscribed', process_id: 'silent', success: true, error: null }),
  ({ ports }) =>
    ports.sockets.connection.receive({ type: 'process_stopped', process_id: 'silent', success: true, error: null }),
];

/** Lives through a visit, and notes how it looked after each deed, with more than a second between two. */
async function lookedAt(bounds = segmentBounds) {
  const world = { path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: 'x\n' } };
  const session = openRecorded(world, undefined, bounds);
  const { ports, clock, masked } = session;
  for (let turn = 0; turn < 6; turn++) await settled();
  const looks: Look[] = [];
  for (const deed of deeds) {
    clock.increment(1100);
    deed(session);
    // A moment that no machine heard of has no step of its own.
    session.app.getSnapshot().children.theme?.send({ type: 'theme.toggled' });
    await settled();
    looks.push({
      step: logOf(masked.text()).entries.length - 1,
      texts: ports.output.texts(),
      shown: ports.past.shown.read(),
      moment: ports.past.moment(),
    });
  }
  const clocks = { date: () => EPOCH + clock.now(), now: () => clock.now() };
  const whole = masked.text({
    rows: ports.output.read().rows,
    run: (safe) => runText(ports.past.toWrite()!, safe, clocks),
  });
  return { session, looks, whole };
}

async function opened(text: string) {
  const answer = await loadLog(text, { breathe: settled, openRuns: async () => runReader });
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  const { loaded } = answer;
  const runtime = () => selectRuntime(loaded.viewer.actor.getSnapshot().children.workspace!.getSnapshot())!;
  const past = () => selectPast(selectScrubber(runtime().getSnapshot())!.getSnapshot());
  const output = () => selectOutput(selectProcessList(runtime().getSnapshot())!.getSnapshot());
  const texts = () =>
    output()
      .read()
      .rows.map((row) => (row.kind === 'line' ? row.text : row.kind));
  return { loaded, past, output, texts, seek: (step: number) => loaded.viewer.seek(step) };
}

it('shows at each step what was seen then, forward and back', async () => {
  const { looks, whole } = await lookedAt();
  const { seek, texts, past, loaded } = await opened(whole);
  expect(loaded.divergence).toBeUndefined();
  expect(loaded.world.parts).toEqual({ output: 'here', robot: 'here' });
  for (const { step, shown, moment } of [...looks, ...looks.toReversed()]) {
    seek(step);
    expect(past().shown.read(), `the robot at step ${step}`).toEqual(shown);
    expect(past().moment()).toBe(moment);
  }
  // What was cleared is not there to be sent.
  const sinceCleared = looks.slice(10);
  for (const { step, texts: printed } of [...sinceCleared, ...sinceCleared.toReversed()]) {
    seek(step);
    expect(texts(), `the output at step ${step}`).toEqual(printed);
  }
});

it('says by gaps which lines it does not have, and how many', async () => {
  const { looks, whole } = await lookedAt();
  const { seek, output } = await opened(whole);
  seek(looks[8]!.step);
  expect(output().read().rows).toMatchObject([
    { kind: 'begin', processId: 'p1' },
    { kind: 'gap', processId: 'p1', missed: 2 },
    { kind: 'begin', processId: 'p2' },
    { kind: 'gap', processId: 'p2', missed: 1 },
  ]);
});

it('shows also what was printed before the state that a log begins with', async () => {
  const { looks, whole } = await lookedAt({ ...segmentBounds, longest: 2000, kept: 4000 });
  const { seek, texts, past, loaded } = await opened(whole);
  expect(loaded.log.header.dropped).toBeGreaterThan(0);
  expect(loaded.divergence).toBeUndefined();
  expect(texts()).toContain('four');
  seek(loaded.viewer.last);
  expect(texts()).toEqual(expect.arrayContaining(['three', 'four', 'last']));
  expect(past().shown.read()).toEqual(looks.at(-1)!.shown);
});
