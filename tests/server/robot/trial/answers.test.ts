import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnswers } from '#server/robot/trial/answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long the answer is waited for that does not come, in milliseconds. */
async function patience(answers: ReturnType<typeof createAnswers>): Promise<number> {
  const began = Date.now();
  const waited = answers.next().then(() => Date.now() - began);
  await vi.runAllTimersAsync();
  return waited;
}

async function answered(answers: ReturnType<typeof createAnswers>, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const next = answers.next();
    answers.came();
    await next;
  }
}

it('goes on as soon as the answer has come', async () => {
  const answers = createAnswers();
  const next = answers.next();
  answers.came();
  await next;
  expect(vi.getTimerCount()).toBe(0);
});

it('waits long for a program that answers, and as long as in life for one that lets a scan pass', async () => {
  const answers = createAnswers();
  await answered(answers, 1);
  expect(await patience(answers)).toBe(2000);
  expect(await patience(answers)).toBe(100);
  await answered(answers, 9);
  expect(await patience(answers)).toBe(100);
  await answered(answers, 10);
  expect(await patience(answers)).toBe(2000);
});

it('waits long for a program from its first command, however late that came', async () => {
  const answers = createAnswers();
  expect(await patience(answers)).toBe(2000);
  expect(await patience(answers)).toBe(100);
  await answered(answers, 1);
  expect(await patience(answers)).toBe(2000);
});

it('waits long three times for a program that has always answered, and then as long as in life', async () => {
  const answers = createAnswers();
  await answered(answers, 100);
  const waits = [];
  for (let scan = 0; scan < 4; scan++) waits.push(await patience(answers));
  expect(waits).toEqual([2000, 2000, 2000, 100]);
  await answered(answers, 10);
  expect(await patience(answers)).toBe(2000);
});

it('waits as long as in life for a program that answers every second scan', async () => {
  const answers = createAnswers();
  await answered(answers, 1);
  expect(await patience(answers)).toBe(2000);
  for (let scan = 0; scan < 30; scan++) {
    await answered(answers, 1);
    expect(await patience(answers)).toBe(100);
  }
});

it('takes no answer for the next scan that came before it', async () => {
  const answers = createAnswers();
  answers.came();
  expect(await patience(answers)).toBe(2000);
});

it('waits for nobody once the program has ended', async () => {
  const answers = createAnswers();
  const next = answers.next();
  answers.end();
  await next;
  expect(await patience(answers)).toBeLessThanOrEqual(1);
});
