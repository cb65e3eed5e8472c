/** The pages of docs/machines are made from what is read in the sources; what runs must be the same. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machineFacts } from '../../scripts/machineFacts.js';
import { projectRoot } from '#server/config/bundles.ts';

const folder = join(projectRoot, 'machines');
const facts = [...machineFacts(folder)].map(([name, known]) => ({ name, known }));

describe.each(facts)('$name', ({ name, known: { path, events, selectors } }) => {
  it('is described with every selector that a view can import, and with no other', async () => {
    const beside = path.replace('Machine.ts', 'Selectors.ts');
    const present = [path, beside].map((file) => join(folder, file)).filter((file) => existsSync(file));
    const modules = (await Promise.all(present.map((file) => import(file)))) as object[];
    const exported = modules.flatMap((module) => Object.keys(module)).filter((key) => key.startsWith('select'));
    expect(selectors.map((selector) => selector.name).toSorted()).toEqual(exported.toSorted());
  });

  it('is described with every event that it takes', async () => {
    const machine = ((await import(join(folder, path))) as Record<string, AnyStateMachine>)[name];
    const described = new Set(events.map(({ type }) => type));
    const taken = machine?.events.filter((type) => !type.startsWith('xstate.')) ?? [];
    expect(taken.filter((type) => !described.has(type))).toEqual([]);
  });
});
