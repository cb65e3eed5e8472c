import { expect, it } from 'vitest';
import type { ProcessEntry } from '#contract/entities.ts';
import { areSameGroups, groupsOf } from '#machines/workspace/processGroups.ts';
import { processMachine } from '#machines/workspace/processMachine.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { frozenActor } from '../../models/engine/frozen.ts';

const build = { file_path: '/ws/a.py', version: 'v1', outcome: 'succeeded' } as const;
const over = { status: 'finished', end: { reason: 'exited', code: 0 } } as const;

const process = (id: string) => ({ ...frozenActor(processMachine, { value: {} }), id });

/** Each group as it is read: its name, and what stands in it. */
function read(entries: readonly ProcessEntry[], cleared: readonly string[] = []): string[] {
  const actors = entries.map((listed) => frozenActor(processMachine, { value: {}, context: { entry: listed } }));
  return groupsOf({ actors, entries, cleared }).map(
    ({ name, processes }) =>
      `${name}: ${processes.map((listed) => listed.getSnapshot().context.entry.process_id).join(' ')}`,
  );
}

it('lists what runs above what ended, and builds apart, each in the order of the server', () => {
  const entries = [
    entry('f', { ...over, build }),
    entry('e', over),
    entry('d'),
    entry('c', { ...over, build }),
    entry('b', { status: 'stopped', end: { reason: 'stopped' } }),
    entry('a'),
  ];
  expect(read(entries)).toEqual(['running: d a', 'ended: e b', 'builds: f c']);
});

it('lists a build that runs where everything that runs is', () => {
  expect(read([entry('a', { build: { ...build, outcome: 'running' } })])).toEqual(['running: a']);
});

it('has no group without a process, and none for what was taken off the list', () => {
  expect(read([])).toEqual([]);
  expect(read([entry('b'), entry('a', over)], ['a'])).toEqual(['running: b']);
});

it('is the same for as long as the same stand in the same groups', () => {
  const [a, b] = [process('a'), process('b')];
  const running = { name: 'running', processes: [a, b] } as const;
  expect(areSameGroups([running], [{ name: 'running', processes: [a, b] }])).toBe(true);
  expect(areSameGroups([running], [{ name: 'running', processes: [b, a] }])).toBe(false);
  expect(areSameGroups([running], [{ name: 'ended', processes: [a, b] }])).toBe(false);
  expect(areSameGroups([running], [])).toBe(false);
});
