/** What all walks on the page took together, counted from the logs that the pages gave. Runs when every walk is over. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { machineNames } from '../models/machines.ts';
import { coverOf, coverTable } from './engine/coverTable.ts';
import { machinesOfApp } from './engine/machinesOfApp.ts';
import type { Taken } from './engine/playedLog.ts';
import { impossible } from './impossible.ts';
import { pageModels } from './machines/pageModels.ts';
import { unwalked, walkedByOthers } from './withoutPage.ts';

const results = resolve(import.meta.dirname, '../../test-results/page');
const modelled = new Set(pageModels.map(({ model }) => model.machine.id));

test('every machine is walked through the page, or it is said why not', () => {
  expect(
    machineNames.filter((name) => !modelled.has(name) && !(name in walkedByOthers) && !(name in unwalked)),
    'write tests/page/machines/<noun>Page.ts and add it to pageModels.ts, or say why in tests/page/withoutPage.ts',
  ).toEqual([]);
  expect(
    [...Object.keys(walkedByOthers), ...Object.keys(unwalked)].filter(
      (name) => modelled.has(name) || !machineNames.includes(name),
    ),
    'these have a page model, or are gone: take them out of tests/page/withoutPage.ts',
  ).toEqual([]);
});

test('every transition of these machines was taken through the page', { tag: '@full' }, () => {
  const taken = readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('taken.json'))
    .map((path) => JSON.parse(readFileSync(join(results, path), 'utf8')) as Taken);
  const covers = [...machinesOfApp().values()]
    .filter(({ id }) => !(id in unwalked))
    .map((machine) => coverOf(machine, taken, impossible[machine.id]));
  process.stdout.write(`\nTransitions taken through the page in ${taken.length} visits\n${coverTable(covers)}\n`);

  expect(
    covers.flatMap(({ missed }) => missed),
    'add an event, a deed or a world to tests/page/machines, or say in tests/page/impossible.ts why no page can cause it',
  ).toEqual([]);
  expect(
    covers.flatMap(({ outlived }) => outlived),
    'these were caused, or are gone: take them out of tests/page/impossible.ts',
  ).toEqual([]);
});
