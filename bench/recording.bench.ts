/** What recording costs, how large logs become, and how fast they are replayed. */
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { actorAt, logOf, openRecorded, settled } from '../tests/machines/recording/openRecorded.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { recorder } from '#machines/recording/recorder.ts';
import { ada } from '../tests/fakes/fakeAuth.ts';
import { obstacleProblem } from '../tests/fakes/fakeChallenges.ts';
import { entry } from '../tests/fakes/fakeProcesses.ts';
import { fakePorts } from '../tests/fakes/fakePorts.ts';

const ROUNDS = 9;
const EDITS = 2000;
/** Programs of some 3 and 13 KB. */
const FILE = 'import rospy\n'.repeat(250);
const LONG_FILE = 'import rospy\n'.repeat(1000);

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** Microseconds of this process: what else the machine does is no cost of ours. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const world = (text = FILE) => ({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: text } });

/** Microseconds for a keystroke in the middle of a file, with and without a recorder. */
async function keystroke(text: string, isRecorded: boolean): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const recording = recorder({ now: () => performance.now(), version: '', build: '' });
    const app = createActor(appMachine, {
      input: { ports: fakePorts(world(text)) },
      ...(isRecorded ? { inspect: recording.inspect } : {}),
    }).start();
    await settled();
    const file = actorAt(app, 'workspace/program/file');
    const begin = processorTime();
    for (let edit = 1; edit <= EDITS; edit++) {
      const at = text.length / 2 + edit;
      file?.send({ type: 'code.edited', changes: [{ from: at, to: at, insert: 'x' }], length: text.length + edit });
    }
    rounds.push((processorTime() - begin) / EDITS);
    app.stop();
  }
  return median(rounds);
}

/** A minute of ordinary work: two hundred keystrokes, a save every ten seconds, a build, and a process that prints ten times a second. */
async function minuteOfWork(session: ReturnType<typeof openRecorded>): Promise<void> {
  const file = actorAt(session.app, 'workspace/program/file');
  for (let tenth = 0; tenth < 600; tenth++) {
    session.clock.increment(100);
    const { length } = String(file?.getSnapshot().context.code);
    if (tenth % 3 === 0)
      file?.send({ type: 'code.edited', changes: [{ from: 9, to: 9, insert: 'y' }], length: length + 1 });
    if (tenth % 100 === 50) file?.send({ type: 'save.requested' });
    if (tenth === 300) actorAt(session.app, 'workspace/program')?.send({ type: 'build.requested' });
    session.ports.sockets.connection.print({ processId: 'p1', from: tenth + 1, to: tenth + 1 });
    if (tenth % 50 === 0) await settled();
  }
}

/** A minute under 10,000 lines a second, told sixty times a second. */
function minuteOfOutput(session: ReturnType<typeof openRecorded>): void {
  for (let frame = 0; frame < 3600; frame++) {
    session.clock.increment(1000 / 60);
    session.ports.sockets.connection.print({ processId: 'p1', from: frame * 167 + 1, to: (frame + 1) * 167 });
  }
}

async function openWorking() {
  const session = openRecorded(world());
  await settled();
  session.ports.sockets.connection.open();
  session.ports.sockets.connection.receive({ type: 'process_list', processes: [entry('p1')] });
  return session;
}

for (const [name, text] of [
  ['3 KB', FILE],
  ['13 KB', LONG_FILE],
] as const) {
  const [bare, recorded] = [await keystroke(text, false), await keystroke(text, true)];
  console.log(`keystroke in ${name}, not recorded   ${bare.toFixed(1)} µs`);
  console.log(
    `keystroke in ${name}, recorded       ${recorded.toFixed(1)} µs (${(recorded - bare).toFixed(1)} µs more)`,
  );
}

const work = await openWorking();
const before = work.masked.text().length;
await minuteOfWork(work);
console.log(`a minute of work          ${((work.masked.text().length - before) / 1024).toFixed(1)} KB of log`);

const flood = await openWorking();
const start = flood.masked.text().length;
minuteOfOutput(flood);
console.log(`10,000 lines/s, a minute  ${((flood.masked.text().length - start) / 1024).toFixed(1)} KB of log`);

const log = logOf(work.masked.text());
const speeds = Array.from({ length: ROUNDS }, () => {
  const begin = processorTime();
  const divergence = appPlayer(log).run();
  if (divergence !== undefined) throw new Error(`The log diverged: ${JSON.stringify(divergence)}`);
  return log.entries.length / ((processorTime() - begin) / 1e6);
});
console.log(`replay                    ${median(speeds).toFixed(0)} events a second`);
