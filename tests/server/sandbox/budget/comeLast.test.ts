import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { comeLast } from '#server/sandbox/budget/comeLast.ts';

/** Where `/proc/…/stat` has the policy of scheduling, behind the name; 5 is idle. */
const POLICY = 38;
const policyOf = (pid: number): string | undefined => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[POLICY];
};

it('puts a process behind all others, and whatever it starts, though others of the list are gone', async () => {
  const shell = spawn('sh', ['-c', 'read line; sleep 600 & echo $!; wait'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const pid = shell.pid ?? 0;
  expect([policyOf(pid), getPriority(pid)]).not.toEqual(['5', 19]);

  await comeLast([2_147_483_646, pid]);
  expect([policyOf(pid), getPriority(pid)]).toEqual(['5', 19]);
  shell.stdin.write('on\n');
  const [told] = await once(shell.stdout, 'data');
  const child = Number(String(told));
  expect(policyOf(child)).toBe('5');

  process.kill(child, 'SIGKILL');
  await once(shell, 'close');
});
