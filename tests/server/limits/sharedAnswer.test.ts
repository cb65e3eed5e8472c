import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedAnswer } from '#server/limits/sharedAnswer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Counts what is asked; the test answers each question when it likes. */
function openQuestion() {
  const questions: { answer: (value: number) => void; fail: (error: Error) => void }[] = [];
  const ask = sharedAnswer(
    () => new Promise<number>((resolve, reject) => void questions.push({ answer: resolve, fail: reject })),
    1000,
  );
  return { ask, questions };
}

it('asks once for all who want to know within the time for which an answer holds', async () => {
  const { ask, questions } = openQuestion();
  const answers = [ask(), ask()];
  questions[0]?.answer(1);
  expect(await Promise.all(answers)).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  const later = ask();
  questions[1]?.answer(2);
  expect(await later).toBe(2);
  expect(questions).toHaveLength(2);
});

it('asks nothing while a question is under way, however long that takes', async () => {
  const { ask, questions } = openQuestion();
  const first = ask();
  vi.advanceTimersByTime(60_000);
  const second = ask();
  expect(questions).toHaveLength(1);
  questions[0]?.answer(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  void ask();
  expect(questions).toHaveLength(2);
});

it('shares a failure as it shares an answer', async () => {
  const { ask, questions } = openQuestion();
  const answers = Promise.allSettled([ask(), ask()]);
  questions[0]?.fail(new Error('The disk is gone.'));
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask()).rejects.toThrow('The disk is gone.');
  vi.advanceTimersByTime(1000);
  const later = ask();
  questions[1]?.answer(2);
  expect(await later).toBe(2);
});
