import { expect, it } from 'vitest';
import {
  entryOf,
  hasEnded,
  isOver,
  latestOf,
  changedEntries,
  stopLine,
  subscribeFrame,
  unsubscribeFrame,
} from '#machines/workspace/processAnswers.ts';
import { entry } from '../../fakes/fakeProcesses.ts';

const running = entry('p1');
const finished = entry('p1', { status: 'finished' });
const stopped = entry('p1', { status: 'stopped' });
const other = entry('p2');

it('takes whatever does not run for over', () => {
  expect([running, finished, stopped].map(isOver)).toEqual([false, true, true]);
});

it('tells that a process has ended once, and of none that was over, runs on or is new', () => {
  expect(hasEnded([other, running], [finished, other])).toBe(true);
  expect(hasEnded([finished], [finished])).toBe(false);
  expect(hasEnded([running], [running])).toBe(false);
  expect(hasEnded([other], [finished])).toBe(false);
  expect(hasEnded([other], [finished, other])).toBe(false);
  expect(hasEnded([], [finished])).toBe(false);
});

it('takes a process as an answer describes it, and as it was known where none does', () => {
  expect(entryOf({ outcome: 'done', process: finished }, running)).toBe(finished);
  expect(entryOf({ outcome: 'refused', detail: null }, running)).toBe(running);
  expect(entryOf({ outcome: 'unreachable', message: 'boom' }, running)).toBe(running);
});

it('keeps what is known of a process where a list says the same of it again', () => {
  expect(latestOf(running, entry('p1'))).toBe(running);
  expect(latestOf(running, finished)).toBe(finished);
});

it('lists of all processes only those that are new or say something new', () => {
  expect(changedEntries([running, other], [finished, entry('p2'), entry('p3')])).toEqual([finished, entry('p3')]);
  expect(changedEntries([], [running])).toEqual([running]);
});

it.each([
  [{ outcome: 'unreachable', message: 'boom' } as const, { kind: 'stopUnreachable', message: 'boom' }],
  [{ outcome: 'refused', detail: 'not yours' } as const, { kind: 'stopRefused', detail: 'not yours' }],
  [{ outcome: 'refused', detail: null } as const, { kind: 'stopRefused', detail: null }],
])('says of %j why a process goes on', (answer, line) => {
  expect(stopLine(answer)).toEqual(line);
});

it('asks for the lines behind the last one seen, and for all of them before any was', () => {
  const request = { process_id: 'p1', request_id: 'p1:2' };
  expect(subscribeFrame({ entry: running, seen: 0, requests: 2 })).toEqual({ type: 'subscribe_process', ...request });
  expect(subscribeFrame({ entry: running, seen: 1, requests: 2 })).toEqual({
    type: 'subscribe_process',
    ...request,
    after_seq: 1,
  });
  expect(unsubscribeFrame({ entry: running, seen: 1, requests: 2 })).toEqual({
    type: 'unsubscribe_process',
    ...request,
  });
});
