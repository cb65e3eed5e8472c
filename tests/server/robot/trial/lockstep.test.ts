import { expect, it } from 'vitest';
import { createLockstep } from '#server/robot/trial/lockstep.ts';

/** A program of which it is seen so many times that it does not rest, and then that it does. */
function open(times = 0) {
  const seen = { looks: 0, isOver: false };
  const threads = { note: () => {}, haveRested: () => (seen.looks += 1) > times, workedMs: () => 0 };
  return { seen, lockstep: createLockstep(threads, () => seen.isOver) };
}

const WORK_MS = 100;

/** A program that works on until it is told to rest, so long from look to look. */
function working() {
  const program = { isAtWork: true, workedMs: 0 };
  const haveRested = (): boolean => {
    if (program.isAtWork) program.workedMs += WORK_MS;
    return !program.isAtWork;
  };
  const threads = { note: () => {}, haveRested, workedMs: () => program.workedMs };
  return { program, lockstep: createLockstep(threads, () => false) };
}

it('goes on when the program rests, however long it waits for a processor', async () => {
  const { lockstep, seen } = open(12);
  await lockstep.dealtWith();
  expect(seen.looks).toBe(13);
});

const pollsSoFar = () => Math.floor(performance.now() / 10);

it('goes on when a program rests that looks every ten milliseconds whether something has come, however long it took before', async () => {
  const looked = { at: 0, times: 0 };
  const hasPolled = () => looked.at !== (looked.at = pollsSoFar());
  const haveRested = () => !hasPolled() && (looked.times += 1) > 12;
  const late = performance.now() + 20_000;
  const threads = { note: () => void hasPolled(), haveRested, workedMs: () => 0 };
  await createLockstep(threads, () => performance.now() > late).dealtWith();
  expect(looked.times).toBe(13);
});

it('hears what was said before it goes on', async () => {
  const { lockstep } = open();
  let isHeard = false;
  setImmediate(() => setImmediate(() => (isHeard = true)));
  await lockstep.dealtWith();
  expect(isHeard).toBe(true);
});

it('waits for a program that never rests as long as it may compute, and then about as long as in life', async () => {
  const { lockstep, program } = working();
  await lockstep.dealtWith();
  expect(program.workedMs).toBeGreaterThan(2000);
  const before = program.workedMs;
  await lockstep.dealtWith();
  expect(program.workedMs - before).toBeLessThanOrEqual(2 * WORK_MS);
});

it('waits long again for a program that has rested', async () => {
  const { lockstep, program } = working();
  await lockstep.dealtWith();
  program.isAtWork = false;
  await lockstep.dealtWith();
  program.isAtWork = true;
  const before = program.workedMs;
  await lockstep.dealtWith();
  expect(program.workedMs - before).toBeGreaterThan(2000);
});

it('goes on with the first command of a program that never rests', async () => {
  const { lockstep, program } = working();
  await lockstep.dealtWith();
  const before = program.workedMs;
  const next = lockstep.dealtWith();
  lockstep.came();
  await next;
  expect(program.workedMs - before).toBeLessThanOrEqual(WORK_MS);
});

it('waits for no answer that has come while the program dealt with a message', async () => {
  const { lockstep } = open();
  const dealt = lockstep.dealtWith();
  lockstep.came();
  await dealt;
  await lockstep.answered();
  expect(lockstep.isByWallClock()).toBe(false);
});

it('lets a program that rests command by itself, and knows then that it keeps to another clock', async () => {
  const { lockstep } = open();
  for (let scan = 0; scan < 3; scan += 1) {
    const answered = lockstep.answered();
    lockstep.came();
    await answered;
  }
  expect(lockstep.isByWallClock()).toBe(true);
});

it('hears a program out that its own clock has woken and that waits for a processor', async () => {
  const { lockstep, seen } = open(3);
  await lockstep.answered();
  expect(seen.looks).toBe(4);
});

it('waits for nobody once the program has ended, or the time is over', async () => {
  const ended = open(1);
  ended.lockstep.end();
  await ended.lockstep.dealtWith();
  await ended.lockstep.answered();
  expect(ended.seen.looks).toBe(0);
  const late = open(1);
  late.seen.isOver = true;
  await late.lockstep.dealtWith();
  expect(late.seen.looks).toBe(0);
});
