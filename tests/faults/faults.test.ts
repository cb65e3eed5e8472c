import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Divergence } from '#machines/recording/divergence.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { logOf } from '../machines/recording/openRecorded.ts';
import { faults } from './faults.ts';
import { firstOther, lived } from './lived.ts';
import { isLocated } from './located.ts';
import { recorded } from './visits/visit.ts';
import { visits } from './visits/visits.ts';
import { withoutFault } from './withoutFault.ts';

const root = resolve(import.meta.dirname, '../..');
const machines = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('Machine.ts'))
  .map((path) => basename(path, 'Machine.ts'));

it('has a mistake in every machine, or says why not', () => {
  const planted = new Set(faults.map(({ file }) => basename(file, 'Machine.ts')));
  const named = new Set(Object.keys(withoutFault));
  expect(machines.filter((machine) => planted.has(machine) === named.has(machine))).toEqual([]);
  expect([...named].filter((machine) => !machines.includes(machine))).toEqual([]);
});

it('calls each mistake by a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

it.each(faults)('can still make this mistake: $name', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
});

it.each(visits)(
  'lives a visit the same way each time, with a step for each entry of its log, and replays it: $name',
  async (visit) => {
    const log = logOf(await recorded(visit));
    const steps = await lived(visit);
    expect(steps).toHaveLength(log.entries.length);
    expect(firstOther(steps, await lived(visit))).toBeNull();
    expect(appPlayer(log).run()).toBeUndefined();
  },
);

const at = (step: number, path = 'app/theme'): Divergence => ({
  step,
  kind: 'state',
  path,
  key: null,
  expected: 'dark',
  actual: 'light',
});

it.each([
  { where: 'in the step in which it acts', acts: 7, parts: at(7), is: true },
  { where: 'one step later', acts: 7, parts: at(8), is: true },
  { where: 'two steps later', acts: 7, parts: at(9), is: false },
  { where: 'a step too early', acts: 7, parts: at(6), is: false },
  { where: 'at another actor', acts: 7, parts: at(7, 'app/locale'), is: false },
  { where: 'nowhere', acts: 7, parts: null, is: false },
  { where: 'where it does not act', acts: null, parts: at(7), is: false },
])('counts a mistake as located or not where a replay parts from its log $where', ({ acts, parts, is }) => {
  expect(isLocated({ path: 'app/theme' }, [{ acts, parts }])).toBe(is);
});

it('counts a mistake as located where every visit in which it acts leads to it', () => {
  const found = { acts: 7, parts: at(7) };
  const fault = { path: 'app/theme' };
  expect(isLocated(fault, [found, { acts: null, parts: null }])).toBe(true);
  expect(isLocated(fault, [found, { acts: 3, parts: null }])).toBe(false);
  expect(isLocated(fault, [found, { acts: 3, parts: at(3, 'app/locale') }])).toBe(true);
  expect(isLocated(fault, [])).toBe(false);
});
