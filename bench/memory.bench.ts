/** What one learner's workspace holds in memory while nothing happens in it, process by process: with no page that shows the robot, and with one. */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { ros1 } from '#server/ros1/ros1.ts';
import { familyOf, readProcesses } from '#server/sandbox/budget/readProcesses.ts';
import { createWorkspaces } from '#server/workspaces/createWorkspaces.ts';
import { median } from './benchServer.ts';

const ROUNDS = 5;
const SETTLE_MS = 12_000;

const PARTS = ['agent', 'master', 'robot', 'sandbox'] as const;
type Part = (typeof PARTS)[number];

/** As the kernel counts: `resident` whole, of `share` what several processes hold is divided among them, `own` is nobody else's. In MB. */
interface Weight {
  resident: number;
  share: number;
  own: number;
}

const NOTHING: Weight = { resident: 0, share: 0, own: 0 };

type Look = Record<Part, Weight>;

const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-memory-'));
const workspaces = await createWorkspaces({
  dataDir,
  course: readCourse(projectRoot),
  middleware: ros1,
  log: (text) => console.error(text),
});
try {
  const looks: Record<'idle' | 'watched', Look[]> = { idle: [], watched: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const learner = randomUUID();
    const workspace = await workspaces.of(learner);
    await workspace.wakeRobot();
    await wait(SETTLE_MS);
    looks.idle.push(await look());
    const leave = workspace.watchRobot(() => undefined);
    await wait(SETTLE_MS);
    looks.watched.push(await look());
    leave();
    await workspaces.remove(learner, () => Promise.resolve());
  }
  print('idle', looks.idle);
  print('view open', looks.watched);
} finally {
  await workspaces.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** At everything that this process has started: the one sandbox there is. */
async function look(): Promise<Look> {
  const found: Look = { agent: NOTHING, master: NOTHING, robot: NOTHING, sandbox: NOTHING };
  for (const { pid } of familyOf(process.pid, await readProcesses())) {
    if (pid === process.pid) continue;
    const part = partOf(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    found[part] = sum(found[part], weigh(pid));
  }
  return found;
}

function partOf([program = '', ...args]: readonly string[]): Part {
  if (program.endsWith('bwrap')) return 'sandbox';
  if (args.some((word) => word.endsWith('/rosmaster'))) return 'master';
  const script = args.find((word) => !word.startsWith('-')) ?? '';
  return script.includes('robot') ? 'robot' : 'agent';
}

function weigh(pid: number): Weight {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (kind: string): number =>
    Number(new RegExp(`^${kind}: +(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
  return {
    resident: megabytes('Rss'),
    share: megabytes('Pss'),
    own: megabytes('Private_Clean') + megabytes('Private_Dirty'),
  };
}

function sum(one: Weight, other: Weight): Weight {
  return {
    resident: one.resident + other.resident,
    share: one.share + other.share,
    own: one.own + other.own,
  };
}

function print(what: string, looks: readonly Look[]): void {
  const rows = [...PARTS, 'all' as const].map((part) => {
    const weights = looks.map((one) => (part === 'all' ? PARTS.map((each) => one[each]).reduce(sum) : one[part]));
    const of = (kind: keyof Weight) => median(weights.map((weight) => weight[kind])).toFixed(1);
    return `${part.padEnd(8)} ${of('resident').padStart(6)} resident ${of('share').padStart(6)} as its share ${of('own').padStart(6)} its own`;
  });
  console.log([`${what}, MB, medians of ${looks.length}`, ...rows].join('\n'));
}
