/** What a sandbox keeps running is asked whether it is well, but not while it is on its way. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { type KeptAlive, type KeptProgram, keepAlive } from '#server/sandbox/agent/keepAlive.ts';
import { keptAliveTimes } from '#server/sandbox/agent/keptAliveTimes.ts';

/** Says a word when it is told to go on, and lives until nobody holds its input any more. */
const argv = ['/bin/sh', '-c', 'read go || exit; echo ready; exec cat'];

interface Kept {
  kept: KeptAlive;
  /** In their order: each start, each question, and what was told. */
  happened: string[];
  processes: ChildProcessWithoutNullStreams[];
}

function keep(isWell: KeptProgram['isWell'], wellWithinMs?: number): Kept {
  const happened: string[] = [];
  const processes: ChildProcessWithoutNullStreams[] = [];
  const kept = keepAlive({
    name: 'program',
    argv,
    environment: {},
    started: async (process) => {
      happened.push('started');
      processes.push(process);
      await once(process.stdout, 'data');
      happened.push('ready');
    },
    isWell: (pid) => {
      happened.push('asked');
      return isWell(pid);
    },
    note: () => undefined,
    ...(wellWithinMs !== undefined && { wellWithinMs }),
    changed: (state) => happened.push(state),
  });
  return { kept, happened, processes };
}

it('asks a program nothing before that says that it is ready', async () => {
  const { kept, happened, processes } = keep(async () => true);
  expect(happened).toEqual(['started']);
  processes[0]!.stdin.write('\n');
  expect(await kept.isUp).toBe(true);
  expect(happened).toEqual(['started', 'ready', 'asked']);
  processes[0]!.kill('SIGKILL');
  await expect.poll(() => processes.length).toBe(2);
  processes[1]!.stdin.write('\n');
  await expect.poll(() => happened.at(-1)).toBe('running');
  expect(happened.slice(3)).toEqual(['restarting', 'started', 'ready', 'asked', 'running']);
});

it('starts a program again that ends before it is ready, and is up with the next', async () => {
  const { kept, happened, processes } = keep(async () => true);
  processes[0]!.kill('SIGKILL');
  await expect.poll(() => processes.length).toBe(2);
  expect(happened).toEqual(['started', 'restarting', 'started']);
  processes[1]!.stdin.write('\n');
  expect(await kept.isUp).toBe(true);
  await expect.poll(() => happened.slice(3)).toEqual(['ready', 'asked', 'running']);
});

it('goes on asking one that is ready and not well yet', async () => {
  let questions = 0;
  const { kept, processes } = keep(async () => {
    questions += 1;
    if (questions === 2) throw new Error('Nobody answers.');
    return questions > 3;
  });
  processes[0]!.stdin.write('\n');
  expect(await kept.isUp).toBe(true);
  expect(questions).toBe(4);
});

it('tells of one that becomes well later than it is waited for, also where it took the place of another', async () => {
  const { kept, happened, processes } = keep(async () => happened.includes('ready'), 0);
  expect(await kept.isUp).toBe(false);
  processes[0]!.stdin.write('\n');
  await kept.cameUp;
  expect(happened).not.toContain('running');
  processes[0]!.kill('SIGKILL');
  await expect.poll(() => processes.length).toBe(2);
  processes[1]!.stdin.write('\n');
  await expect.poll(() => happened.at(-1)).toBe('running');
});

it('starts a program again that ends while somebody is asked about it, however long the answer takes', async () => {
  let isFirst = true;
  const { kept, happened, processes } = keep(() => {
    if (!isFirst) return new Promise(() => undefined);
    isFirst = false;
    return Promise.resolve(true);
  });
  processes[0]!.stdin.write('\n');
  expect(await kept.isUp).toBe(true);
  await expect.poll(() => happened.filter((what) => what === 'asked')).toHaveLength(2);
  processes[0]!.kill('SIGKILL');
  await expect.poll(() => processes.length).toBe(2);
  expect(happened.slice(-2)).toEqual(['restarting', 'started']);
});

it('starts a program again after as many bad answers in a row as it is given, and one look between them', async () => {
  let isFirst = true;
  const { kept, happened, processes } = keep(async () => {
    const answer = isFirst;
    isFirst = false;
    return answer;
  });
  processes[0]!.stdin.write('\n');
  expect(await kept.isUp).toBe(true);
  await expect.poll(() => processes.length).toBe(2);
  const looks = Array.from({ length: keptAliveTimes.maxBadAnswers }, () => 'asked');
  expect(happened.slice(3)).toEqual([...looks, 'restarting', 'started']);
});

/** What a master needs to listen, or a robot to have its topics, where others compute as well. */
const STARTED_WITHIN_MS = 1200;

it('has the ROS master, and the robot behind it, back within five seconds', () => {
  const { askEveryMs, maxBadAnswers, restartMs, pollMs } = keptAliveTimes;
  const noticedWithin = maxBadAnswers * askEveryMs;
  const backWithin = restartMs + STARTED_WITHIN_MS + pollMs;
  expect(noticedWithin + 2 * backWithin).toBeLessThanOrEqual(5000);
});
