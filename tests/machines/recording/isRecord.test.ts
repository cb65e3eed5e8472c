import { expect, it } from 'vitest';
import { isRecord } from '#machines/recording/isRecord.ts';

it.each([{}, { a: 1 }, Object.create(null)])('takes %j for a record', (value) => {
  expect(isRecord(value)).toBe(true);
});

it.each([null, undefined, [], [{}], '', 'text', 0, true, () => ({})])('takes %j for none', (value) => {
  expect(isRecord(value)).toBe(false);
});
