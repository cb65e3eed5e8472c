import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { deprioritize } from '#server/sandbox/budget/deprioritize.ts';
import { readProcesses } from '#server/sandbox/budget/readProcesses.ts';

let shell: ChildProcessByStdio<Writable, Readable, null> | undefined;
const others: number[] = [];
afterEach(() => {
  shell?.kill('SIGKILL');
  for (const pid of others.splice(0)) process.kill(pid, 'SIGKILL');
});

/** A shell that starts a process in a session of its own for each line it is told. */
function startShell(isOwnSession: boolean): number {
  shell = spawn('sh', ['-c', 'while read line; do setsid sleep 600 & echo $!; done'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: isOwnSession,
  });
  return shell.pid ?? 0;
}

async function startAnother(): Promise<number> {
  shell?.stdin.write('on\n');
  const [output] = await once(shell?.stdout ?? process.stdin, 'data');
  const pid = Number(String(output));
  others.push(pid);
  return pid;
}

const sightOf = async (pid: number) => (await readProcesses()).find((sight) => sight.pid === pid);
const autogroupOf = (pid: number) => readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim();
function attempt(deed: () => void): boolean {
  try {
    deed();
    return true;
  } catch {
    return false;
  }
}
const putLast = async (...pids: number[]) =>
  deprioritize(await Promise.all(pids.map(async (pid) => (await sightOf(pid)) ?? { pid, comesLast: false })));

it('puts a process behind all others, and whatever it starts, though others of the list are gone', async () => {
  const pid = startShell(true);
  expect([(await sightOf(pid))?.comesLast, getPriority(pid)]).not.toEqual([true, 19]);
  await putLast(2_147_483_646, pid);
  expect([(await sightOf(pid))?.comesLast, getPriority(pid)]).toEqual([true, 19]);
  expect((await sightOf(await startAnother()))?.comesLast).toBe(true);
});

// Not where the kernel shares processors between processes alone.
it.runIf(existsSync('/proc/self/autogroup'))(
  'puts sessions behind all others, also one that was begun later, or put itself forward again',
  async () => {
    const pid = startShell(true);
    // Asked again, as at each look: from who is not root the kernel takes ten such changes a second.
    const left = async (...pids: number[]) => {
      await putLast(...pids);
      return pids.filter((one) => !autogroupOf(one).endsWith(' nice 19'));
    };
    await expect.poll(() => left(pid)).toEqual([]);
    const other = await startAnother();
    await expect.poll(() => autogroupOf(other)).toMatch(/ nice 0$/);
    await expect.poll(() => attempt(() => writeFileSync(`/proc/${pid}/autogroup`, '0'))).toBe(true);
    expect(autogroupOf(pid)).toMatch(/ nice 0$/);
    await expect.poll(() => left(pid, other)).toEqual([]);
  },
);

it.runIf(existsSync('/proc/self/autogroup'))('leaves the session alone that the server itself is in', async () => {
  const before = autogroupOf(process.pid);
  const pid = startShell(false);
  expect(autogroupOf(pid)).toBe(before);
  await putLast(pid);
  expect(autogroupOf(pid)).toBe(before);
});
