import { expect, it } from 'vitest';
import { memoryText, rememberedProcesses } from '#machines/workspace/processMemory.ts';

const id = '7f1d3c0e-5f0e-4c1b-9d55-3f0f1a2b3c4d';

it.each([
  [[], []],
  [[id], []],
  [[], [id]],
  [
    [id, 'p2'],
    ['p3', 'p4'],
  ],
])('remembers what was subscribed to (%j) and what was taken off the list (%j)', (subscribed, cleared) => {
  const text = memoryText({ recalled: [], subscribed, cleared });
  expect(rememberedProcesses(text)).toEqual({ recalled: subscribed, cleared });
});

it('does not forget what has not been asked for again yet', () => {
  const text = memoryText({ recalled: ['p1'], subscribed: ['p2'], cleared: [] });
  expect(rememberedProcesses(text).recalled).toEqual(['p1', 'p2']);
});

it('asks no more for what was taken off the list', () => {
  const text = memoryText({ recalled: [], subscribed: ['p1', 'p2'], cleared: ['p1'] });
  expect(rememberedProcesses(text)).toEqual({ recalled: ['p2'], cleared: ['p1'] });
});

it.each([null, '', 'nonsense', 'subscribed=<b> cleared=,'])('remembers nothing where nothing is kept: %j', (text) => {
  expect(rememberedProcesses(text)).toEqual({ recalled: [], cleared: [] });
});
