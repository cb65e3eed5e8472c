/** The page for testers leaves nothing out of the golden tables. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { tableRules } from '../../scripts/tableRules.js';

const folder = resolve(import.meta.dirname, '../models/tables');

it('reads a case as what is given, what happens, where it leads and what is done', () => {
  const table = `begins off | starts clock

key.pressed { key: a }
key.pressed { key: b }
  off → on
  on
    when count: 1 → off, count: 0 | tells lamp.dark; stops clock
    otherwise → nothing changes
`;
  const when = ['key.pressed { key: a }', 'key.pressed { key: b }'];
  expect(tableRules(table)).toEqual([
    { given: 'it is not there yet', when: ['it begins'], outcome: 'off', done: ['starts clock'] },
    { given: 'off', when, outcome: 'on', done: [] },
    { given: 'on, when count: 1', when, outcome: 'off, count: 0', done: ['tells lamp.dark', 'stops clock'] },
    { given: 'on, otherwise', when, outcome: 'nothing changes', done: [] },
  ]);
});

it.each(readdirSync(folder))('tells every case of %s', (name) => {
  const table = readFileSync(join(folder, name), 'utf8');
  const cases = table.split('\n').filter((line) => line.startsWith('begins ') || /^ .*→ /.test(line));
  const rules = tableRules(table);
  expect(rules).toHaveLength(cases.length);
  expect(rules.filter(({ when, outcome }) => when.length === 0 || outcome === '')).toEqual([]);
});
