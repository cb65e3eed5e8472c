/** Each transition of each machine names a law that stands for it: one that takes it, and fails without it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readLawPages } from '../../scripts/lawPages.js';
import { transitionsOf } from '../models/engine/transitionsOf.ts';
import { machineNames, modelFor } from '../models/machines.ts';

const pages = readLawPages(resolve(import.meta.dirname, '../..'));

it.each(machineNames)('%s has a page that tells of each of its transitions', async (noun) => {
  const { machine } = await modelFor(noun);
  expect([...(pages.get(noun)?.keys() ?? [])], 'Run `npm run laws` and read what changes.').toEqual([
    ...transitionsOf(machine).values(),
  ]);
});

it('has no page of a machine that is gone', () => {
  expect([...pages.keys()].filter((noun) => !machineNames.includes(noun))).toEqual([]);
});

it('names laws of files that are there', () => {
  const laws = [...pages.values()].flatMap((page) => Array.from(page.values())).filter((law) => law !== undefined);
  const files = new Set(laws.map((law) => law.slice(0, law.indexOf(': '))));
  expect([...files].filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});

it('leaves no transition without a law', () => {
  const all = [...pages.values()].flatMap((page) => Array.from(page));
  const lawless = all.filter(([, law]) => law === undefined).map(([transition]) => transition);
  expect(lawless, 'Write the law, or take the transition out where it does nothing.').toEqual([]);
});
