import { expect, it } from 'vitest';
import { partsThatDiffer, textChange } from '#machines/recording/partsThatDiffer.ts';

it('names the smallest parts in which two values differ, and both of each', () => {
  const before = { same: [1, { deep: 'a' }], list: ['x', 'y'], gone: true, word: 'old' };
  const after = { same: [1, { deep: 'a' }], list: ['x', 'z', 'new'], word: 'new' };
  expect(partsThatDiffer(before, after)).toEqual([
    { keys: ['list', '1'], before: 'y', after: 'z' },
    { keys: ['list', '2'], before: undefined, after: 'new' },
    { keys: ['gone'], before: true, after: undefined },
    { keys: ['word'], before: 'old', after: 'new' },
  ]);
});

it('takes a list that became a record, or nothing, as a whole', () => {
  expect(partsThatDiffer({ a: [1] }, { a: { 0: 1 } })).toEqual([{ keys: ['a'], before: [1], after: { 0: 1 } }]);
  expect(partsThatDiffer({ a: { b: 1 } }, { a: null })).toEqual([{ keys: ['a'], before: { b: 1 }, after: null }]);
});

it('lists no more than somebody can read', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, key) => [key, key]));
  expect(partsThatDiffer({}, many)).toHaveLength(60);
});

it.each([
  ['import rospy', 'import rospyx', { lead: '…ospy', removed: '', added: 'x', trail: '' }],
  ['abcdefgh', 'abcXefgh', { lead: 'abc', removed: 'd', added: 'X', trail: 'efgh' }],
  ['aa', 'aaa', { lead: 'aa', removed: '', added: 'a', trail: '' }],
  ['same', 'same', { lead: 'same', removed: '', added: '', trail: '' }],
])('tells the piece in which %j and %j differ from what stands around it', (before, after, change) => {
  expect(textChange(before, after, 4)).toEqual(change);
});
