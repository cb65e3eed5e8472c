/** What of a process stays in the memory of the server, measured: no field of it tells that. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { LearnerProcess } from '#server/processes/LearnerProcess.ts';
import { learnerLimits } from '#server/sandbox/programLimits.ts';
import { openProcess } from './openProcess.ts';

const COUNT = 100;
/** What the arguments of all take is twenty times as much. */
const MOST_BYTES = 2_500_000;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** As large as a call may be, each argument a text of its own with two bytes a character. */
function largestArguments(): string[] {
  const texts = Array.from({ length: limits.args }, (_, at) => String(at).padEnd(limits.argLength, 'ā'));
  return texts.map((text) => Buffer.from(text).toString());
}

it('gives back what its program was started with as soon as it runs', () => {
  const before = heapInUse();
  const kept = Array.from({ length: COUNT }, () => openProcess({ argv: ['rostopic', ...largestArguments()] }).process);
  expect(heapInUse() - before).toBeLessThan(MOST_BYTES);
  expect(kept.every(({ isRunning }) => isRunning)).toBe(true);
});

it('gives back what a program would have been started with that never was', () => {
  const before = heapInUse();
  const kept = Array.from({ length: COUNT }, () => {
    const program = { argv: ['rostopic', ...largestArguments()], environment: {}, limits: learnerLimits };
    const rules = { timeLimitMs: undefined, graceMs: 10, outputLimit: 1_000_000 };
    const silent = { changed: () => undefined, printed: () => undefined, ended: () => undefined };
    const process = new LearnerProcess({ name: 'rostopic', ...program, ...rules }, silent);
    process.lose();
    return process;
  });
  expect(heapInUse() - before).toBeLessThan(MOST_BYTES);
  expect(kept.every(({ entry }) => entry.end?.reason === 'lost')).toBe(true);
});
