/** How long a jump takes in a log of 20,000 entries, from any step to any other. */
import { LogViewer } from '#machines/recording/LogViewer.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { ada } from '../tests/fakes/fakeAuth.ts';
import { obstacleProblem } from '../tests/fakes/fakeChallenges.ts';
import { actorAt, logOf, openRecorded, settled } from '../tests/machines/recording/openRecorded.ts';

const ENTRIES = 20_000;
const JUMPS = 400;
const FILE = 'import rospy\n'.repeat(250);

function shareOf(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? NaN;
}

/** Somebody types a letter, takes it back, and saves now and then. */
async function visit(): Promise<string> {
  const session = openRecorded(
    { path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: FILE } },
    undefined,
    { ...segmentBounds, room: 100_000_000 },
  );
  await settled();
  const file = actorAt(session.app, 'workspace/program/file');
  for (let deed = 0; deed < ENTRIES; deed++) {
    session.clock.increment(5);
    const isTyped = deed % 2 === 0;
    const change = isTyped ? { from: 9, to: 9, insert: 'y' } : { from: 9, to: 10, insert: '' };
    file?.send({ type: 'code.edited', changes: [change], length: FILE.length + Number(isTyped) });
    if (deed % 200 === 100) file?.send({ type: 'save.requested' });
    if (deed % 200 === 100 || deed === 0) await settled();
  }
  return session.masked.text();
}

const log = logOf(await visit());
const entries = log.entries.slice(0, ENTRIES);
const timed = (work: () => void): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

const whole = timed(() => appPlayer({ ...log, entries }).seek(entries.length - 1));
const viewer = new LogViewer(entries);
const begin = performance.now();
await viewer.survey(settled);
const survey = performance.now() - begin;

/** Milliseconds of this process, on whatever core: what else the machine does makes a jump longer, and is no cost of ours. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let chance = 1;
const jumps: number[] = [];
const costs: number[] = [];
for (let jump = 0; jump < JUMPS; jump++) {
  chance = (chance * 48_271) % 2_147_483_647;
  const before = processorTime();
  jumps.push(timed(() => viewer.seek(chance % entries.length)));
  costs.push(processorTime() - before);
}

console.log(`${entries.length} entries`);
console.log(`played from the start     ${whole.toFixed(0)} ms`);
console.log(`all moments kept          ${survey.toFixed(0)} ms, once`);
console.log(`a jump, median            ${shareOf(jumps, 0.5).toFixed(1)} ms`);
console.log(`a jump, 95 %              ${shareOf(jumps, 0.95).toFixed(1)} ms`);
console.log(`a jump, the longest       ${shareOf(jumps, 1).toFixed(1)} ms`);
console.log(`a jump, the most costly   ${shareOf(costs, 1).toFixed(1)} ms of this process`);
