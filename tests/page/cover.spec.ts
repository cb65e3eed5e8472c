/** What all walks on the page took together, counted from the logs that the pages gave. Runs when every walk is over. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { coverOf, coverTable } from './engine/coverTable.ts';
import { machinesOfApp } from './engine/machinesOfApp.ts';
import type { Taken } from './engine/playedLog.ts';
import { impossible } from './impossible.ts';
import { pageModels } from './machines/pageModels.ts';

const results = resolve(import.meta.dirname, '../../test-results/page');

test('every transition of the main machines was taken through the page', () => {
  const taken = readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('taken.json'))
    .map((path) => JSON.parse(readFileSync(join(results, path), 'utf8')) as Taken);
  const main = new Set(pageModels.map(({ model }) => model.machine.id));
  const covers = [...machinesOfApp().values()].map((machine) => coverOf(machine, taken, impossible[machine.id]));
  const mainCovers = covers.filter(({ machine }) => main.has(machine));
  const others = covers.filter(({ machine }) => !main.has(machine));
  process.stdout.write(`\nTransitions taken through the page in ${taken.length} visits\n${coverTable(mainCovers)}\n`);
  process.stdout.write(`\nOn the way, of machines that are not walked here\n${coverTable(others)}\n`);

  expect(
    mainCovers.flatMap(({ missed }) => missed),
    'add an event, a deed or a world to tests/page/machines, or say in tests/page/impossible.ts why no page can cause it',
  ).toEqual([]);
  expect(
    mainCovers.flatMap(({ outlived }) => outlived),
    'these were caused, or are gone: take them out of tests/page/impossible.ts',
  ).toEqual([]);
});
