import { expect, it } from 'vitest';
import { JudgingQueue } from '#server/judge/JudgingQueue.ts';
import type { Job } from '#server/judge/VerdictQueue.ts';
import { gate } from '../../fakes/gate.ts';
import { passedVerdict as verdict } from './passedVerdict.ts';

function open(workers: number) {
  const logged: string[] = [];
  const kept: number[] = [];
  const begun: number[] = [];
  const latch = gate();
  latch.shut();
  const queue = new JudgingQueue(workers, (text) => logged.push(text));
  const job = (id: number, changes: Partial<Job> = {}): Job => ({
    id,
    learnerId: 'ada',
    async judge(progress) {
      begun.push(id);
      progress({ start: 2, of: 4, seconds: id * 10 });
      await latch.pass();
      return verdict;
    },
    keep: async () => void kept.push(id),
    ...changes,
  });
  return { queue, job, latch, logged, kept, begun };
}

it('judges as many at a time as it has workers, in the order in which they came', async () => {
  const { queue, job, latch, kept, begun } = open(2);
  for (const id of [1, 2, 3, 4]) queue.add(job(id));
  expect(begun).toEqual([1, 2]);
  expect([1, 2, 3, 4].map((id) => queue.stateOf(id, 'ada'))).toEqual([
    { state: 'running', progress: { start: 2, of: 4, seconds: 10 } },
    { state: 'running', progress: { start: 2, of: 4, seconds: 20 } },
    { state: 'queued', place: 1 },
    { state: 'queued', place: 2 },
  ]);
  latch.open();
  await expect.poll(() => kept).toEqual([1, 2, 3, 4]);
  expect(begun).toEqual([1, 2, 3, 4]);
});

it('says that it judges before the judge has told how far it is', () => {
  const { queue, job, latch } = open(1);
  queue.add(job(1, { judge: async () => latch.pass().then(() => verdict) }));
  expect(queue.stateOf(1, 'ada')).toEqual({ state: 'running', progress: null });
});

it('forgets what is judged and kept', async () => {
  const { queue, job, latch } = open(1);
  queue.add(job(1));
  latch.open();
  await expect.poll(() => queue.stateOf(1, 'ada')).toBeUndefined();
  expect(queue.countOf('ada')).toBe(0);
});

it('judges nothing twice that is asked for twice', () => {
  const { queue, job, begun } = open(2);
  queue.add(job(1));
  queue.add(job(1));
  expect(begun).toEqual([1]);
});

it('says nothing of a submission to anybody but its learner', () => {
  const { queue, job } = open(1);
  queue.add(job(1));
  expect(queue.stateOf(1, 'ben')).toBeUndefined();
  expect([queue.countOf('ada'), queue.countOf('ben')]).toEqual([1, 0]);
});

it.each([
  ['the judge breaks down', { judge: () => Promise.reject(new Error('broke')) }],
  ['the verdict cannot be kept', { keep: () => Promise.reject(new Error('broke')) }],
])('tells once that it has failed when %s, and goes on with the next', async (_, changes) => {
  const { queue, job, latch, logged, kept } = open(1);
  latch.open();
  queue.add(job(1, changes));
  queue.add(job(2));
  await expect.poll(() => kept).toEqual([2]);
  expect(logged).toEqual(['Submission 1 could not be judged. Error: broke']);
  expect(queue.stateOf(1, 'ada')).toEqual({ state: 'failed' });
  expect(queue.stateOf(1, 'ada')).toBeUndefined();
});

it('begins nothing any more once it is closed', async () => {
  const { queue, job, latch, kept, begun } = open(1);
  queue.add(job(1));
  queue.add(job(2));
  queue.close();
  latch.open();
  await expect.poll(() => kept).toEqual([1]);
  expect(begun).toEqual([1]);
});

it('judges nothing any more of a learner who is forgotten, keeps no verdict on it, and goes on with the others', async () => {
  const { queue, job, latch, kept, begun, logged } = open(1);
  queue.add(job(1));
  queue.add(job(2));
  queue.add(job(3, { learnerId: 'ben' }));
  queue.forget('ada');
  expect([1, 2].map((id) => queue.stateOf(id, 'ada'))).toEqual([undefined, undefined]);
  latch.open();
  await expect.poll(() => kept).toEqual([3]);
  expect([begun, logged]).toEqual([[1, 3], []]);
  expect(queue.countOf('ada')).toBe(0);
});
