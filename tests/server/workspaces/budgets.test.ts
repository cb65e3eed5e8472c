/** What all programs of one learner may use together, in a real sandbox. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { learnerLimits } from '#server/sandbox/programLimits.ts';
import { TooManyProgramsError } from '#server/workspaces/workspace.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { isFull } from '../../isFull.ts';
import { type OpenWorkspaces, entryOf, linesOf, openWorkspaces, putScript, start, until } from './openWorkspaces.ts';
import { runScript, untilEnded, untilPrinted } from './openWorkspaces.ts';

const MEGABYTE = 1_048_576;

/** Its children hold by themselves more than all may together, whatever else is shared with whom, and hide from the kernel's own choice. */
const glutton = `#!/usr/bin/env python3
import os, time
for _ in range(7):
    if os.fork() == 0:
        open('/proc/self/oom_score_adj', 'w').write('300')
        held = bytearray(os.urandom(1024)) * (120 * 1024)
        time.sleep(600)
time.sleep(600)
`;

/** Makes as many processes as it can, says how many, and ends with them. */
const forker = `#!/usr/bin/env python3
import os, time
count = 0
try:
    while count < 600:
        if os.fork() == 0: time.sleep(600)
        count += 1
except OSError:
    pass
print(count)
`;

/** Asks the kernel for memory that it keeps beside processes, and says which it was given; `memfd_secret` has no function in the C library. */
const hoarder = `#!/usr/bin/env python3
import ctypes
kernel = ctypes.CDLL(None)
given = {
    'memfd_create': kernel.memfd_create(b'hoard', 0),
    'memfd_secret': kernel.syscall(447, 0),
    'shmget': kernel.shmget(0, 4096, 0o600),
    'msgget': kernel.msgget(0, 0o600),
    'semget': kernel.semget(0, 1, 0o600),
}
print('given:', *(name for name, handle in given.items() if handle != -1))
`;

/** Writes ten megabytes a second over each other, so that nothing of this machine is filled. */
const writer = `#!/usr/bin/env python3
import os, time
while True:
    with open('/ws/filled', 'wb') as file:
        file.write(b'x' * 1_000_000)
        os.fsync(file.fileno())
    time.sleep(0.1)
`;

/** Keeps many more processes busy than there are processors, each in a session of its own. */
const BUSY = 4 * Math.max(4, availableParallelism());
const hog = `#!/usr/bin/env python3
import os
for _ in range(${BUSY - 1}):
    if os.fork() == 0:
        os.setsid()
        break
while True: pass
`;

/** The states of all processes of this machine that have the marker among their arguments, as the kernel writes them. */
function statesOf(marker: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (!program.endsWith('python3') || !args.includes(marker)) return [];
      return [/\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''];
    } catch {
      return [];
    }
  });
}

/** What each sandbox may have of the processors while it comes last, or null, each time that was said. */
const comesLast: (number | null)[][] = [];
function openGroup() {
  const said: (number | null)[] = [];
  comesLast.push(said);
  return { entrance: [], deprioritize: (most: number | null) => void said.push(most), close: () => undefined };
}

const allSaid = () => comesLast.flat();
/** Of those that were told anything, what they were told last. */
const lastSaid = () => comesLast.flatMap((said) => said.slice(-1));
const forgetSaid = () => comesLast.forEach((said) => said.splice(0));

const startHog = (one: LearnerWorkspace) => start(one, ['rosrun', 'gazebo_test_pkg', 'hog.py', randomUUID()]);

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces({
    groups: { open: openGroup },
    rules: { memoryBytes: 700 * MEGABYTE, programs: 2, limits: { ...learnerLimits, processes: 512 } },
  });
  workspace = await open.newcomer();
  putScript(workspace, 'glutton.py', glutton);
  putScript(workspace, 'forker.py', forker);
  putScript(workspace, 'hog.py', hog);
  putScript(workspace, 'hoarder.py', hoarder);
});
afterAll(() => open.close());

it('ends the program that holds most when all together hold too much, and says why', async () => {
  const { process_id: modest } = await start(workspace, ['rostopic', 'echo', '/scan/header/seq']);
  await untilPrinted(workspace, modest, /\d/);
  const { process_id: greedy } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'glutton.py']);
  expect(await untilEnded(workspace, greedy)).toMatchObject({
    status: 'stopped',
    end: { reason: 'memory_limit', megabytes: 700 },
  });
  expect(linesOf(workspace, greedy)).toContain(
    '[ERROR] Stopped: your programs used more than 700 MB of memory together.',
  );
  expect(entryOf(workspace, modest).status).toBe('running');
  await workspace.stop(modest);
});

it('gives programs no memory that belongs to no process, where the budget would not see it', async () => {
  const { lines } = await runScript(workspace, 'hoarder.py');
  expect(lines).toEqual(['given:']);
});

it('starts no more programs at a time than may run', async () => {
  const entries = [
    await start(workspace, ['rostopic', 'echo', '/scan']),
    await start(workspace, ['rostopic', 'echo', '/odom']),
  ];
  await expect(start(workspace, ['rosnode', 'list'])).rejects.toThrow(TooManyProgramsError);
  expect(workspace.list().filter(({ status }) => status === 'running')).toHaveLength(2);
  for (const { process_id: id } of entries) await workspace.stop(id);
  const { process_id: id } = await start(workspace, ['rosnode', 'list']);
  expect(await untilEnded(workspace, id)).toMatchObject({ status: 'finished' });
});

it('lets the programs of a learner make only so many processes, however many each may make', async () => {
  const { lines } = await runScript(workspace, 'forker.py');
  // On a busy machine it comes last while it forks, and a line before its number says so.
  const made = Number(lines.find((line) => /^\d+$/.test(line)));
  expect(made).toBeGreaterThan(200);
  expect(made).toBeLessThan(512);
  await until(workspace, () => (workspace.list().some(({ status }) => status === 'running') ? undefined : true));
  expect(await workspace.topics()).toContain('/scan');
});

it('lets only as many of many busy processes run at a time as there are processors, until they are stopped', async () => {
  const marker = randomUUID();
  // The program before it forks as often as it can, and comes last itself on a busy machine.
  await expect.poll(() => lastSaid().filter((most) => most !== null)).toEqual([]);
  forgetSaid();
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'hog.py', marker]);
  const stopped = () => statesOf(marker).filter((state) => state === 'T').length;
  await expect.poll(stopped, { timeout: 20_000 }).toBe(BUSY - availableParallelism());
  const notice = `they run in turns now, ${availableParallelism()} at a time, after those of everybody else.`;
  expect(linesOf(workspace, id).filter((line) => line.startsWith('[WARN]') && line.endsWith(notice))).toHaveLength(1);
  expect(await workspace.topics()).toContain('/scan');
  await expect.poll(allSaid).toEqual([availableParallelism() / 8]);
  await workspace.stop(id);
  await untilEnded(workspace, id);
  expect(statesOf(marker)).toEqual([]);
});

it.runIf(isFull)('divides what there is for those who come last, until ten seconds after they are calm', async () => {
  const others = await open.newcomer();
  putScript(others, 'hog.py', hog);
  forgetSaid();
  const [{ process_id: first }, { process_id: second }] = await Promise.all([startHog(workspace), startHog(others)]);
  const share = availableParallelism() / 8;
  await expect.poll(lastSaid, { timeout: 20_000 }).toEqual([share / 2, share / 2]);
  await Promise.all([workspace.stop(first), others.stop(second)]);
  await expect.poll(lastSaid).toEqual([null, null]);
});

it.runIf(isFull)('ends what writes while the disk is nearly full, and nothing else', async () => {
  const crowded = await openWorkspaces({ rules: { reserveBytes: Number.MAX_SAFE_INTEGER } });
  const [writing, reading] = [await crowded.newcomer(), await crowded.newcomer()];
  putScript(writing, 'writer.py', writer);
  const { process_id: echo } = await start(reading, ['rostopic', 'echo', '/scan/header/seq']);
  await untilPrinted(reading, echo, /\d/);
  const { process_id: writes } = await start(writing, ['rosrun', 'gazebo_test_pkg', 'writer.py']);
  expect(await untilEnded(writing, writes)).toMatchObject({ status: 'stopped', end: { reason: 'disk_full' } });
  expect(linesOf(writing, writes)).toContain('[ERROR] Stopped: the disk of the server is nearly full.');
  expect(entryOf(reading, echo).status).toBe('running');
  await crowded.close();
});
