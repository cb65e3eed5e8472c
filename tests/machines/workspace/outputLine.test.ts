import { expect, it } from 'vitest';
import { labelOf } from '#machines/workspace/outputLine.ts';

it.each([
  ['stdout', 'ahead', 'OUT'],
  ['stderr', 'lost', 'ERR'],
  ['stderr', '[WARN] slow', 'WARN'],
  ['stdout', '[WARN] slow', 'WARN'],
  ['stdout', '[ERROR] lost, after [WARN]', 'ERR'],
])('labels a line of %s that says %j as %s', (stream, text, label) => {
  expect(labelOf({ stream, text })).toBe(label);
});
