/** A visit is written as a log from the segments that are kept of it. */
import { expect, it } from 'vitest';
import { STOPPED, visitText } from '#machines/recording/visitText.ts';

const about = { version: '0.1.0', build: 'b1', t0: 7 };
const segment = (number: number, before: number, ...lines: readonly string[]) => ({ number, since: 0, before, lines });
const headerOf = (dropped: number) => `{"v":4,"version":"0.1.0","build":"b1","t0":7,"dropped":${dropped}}`;

it('begins with one state to start from, and leaves out those with which later segments begin', () => {
  const text = visitText(about, [segment(2, 30, 's2', 'a'), segment(3, 31, 's3', 'b', 'c'), segment(4, 33, 's4')]);
  expect(text.split('\n')).toEqual([headerOf(30), 's2', 'a', 'b', 'c', '{"end":4}', '']);
});

it('has what goes with the entries before its end', () => {
  const text = visitText(about, [segment(0, 0, 'i')], ['{"companion":"robot"}']);
  expect(text.split('\n')).toEqual([headerOf(0), 'i', '{"companion":"robot"}', '{"end":1}', '']);
});

it('has no end where its recorder had to stop: what came then is in no log', () => {
  const text = visitText(about, [segment(0, 0, 'i', 'a', STOPPED)], ['{"companion":"robot"}']);
  expect(text.split('\n')).toEqual([headerOf(0), 'i', 'a', '{"stopped":true}', '{"companion":"robot"}', '']);
});

it('says that there was nothing where nothing is kept', () => {
  expect(visitText(about, []).split('\n')).toEqual([headerOf(0), '{"end":0}', '']);
});
