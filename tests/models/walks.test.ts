/** Every machine is walked along everything that may happen to it, and does what its definition says. */
import { afterAll, describe, expect, it } from 'vitest';
import { isFull } from '../isFull.ts';
import { actorWalker } from './engine/actorWalker.ts';
import { edgeKinds } from './engine/edgeKinds.ts';
import { type Walk, edgeWalks } from './engine/edgeWalks.ts';
import { type Place, explore } from './engine/explore.ts';
import { beginningsOf } from './engine/Model.ts';
import { testWalk } from './engine/testWalk.ts';
import { coverageOf } from './engine/transitionsOf.ts';
import { withSilentChildren } from './engine/withSilentChildren.ts';
import { machineNames, modelFor } from './machines.ts';

/** Steps from one beginning. */
const affordable = 1000;

const rows: string[] = [];

describe.each(machineNames)('%s', (name) => {
  it('does on every walk what its definition says, and no transition is left out', async () => {
    const model = await modelFor(name);
    const machine = withSilentChildren(model.machine);
    const coverage = coverageOf(machine);
    let [places, count, steps] = [0, 0, 0];
    for (const beginning of beginningsOf(model)) {
      const found = explore(beginning);
      const walks = [[], ...walksOf(found)];
      for (const walk of walks) await testWalk(beginning, walk, actorWalker(beginning, machine, coverage.inspect));
      [places, count, steps] = [places + found.size, count + walks.length, steps + walks.flat().length];
    }
    const missed = coverage.missed();
    const taken = `${coverage.total - missed.length}/${coverage.total}`;
    rows.push([name.padEnd(14), taken, places, count, steps].map(String).join('\t'));
    expect(
      missed,
      `These transitions of ${name}Machine were never taken: add an event that leads there to tests/models/${name}Model.ts`,
    ).toEqual([]);
  });
});

/** Along every edge; at a landing, where those are too many, edges of the same kind are one. */
function walksOf(places: ReadonlyMap<string, Place>): Walk[] {
  const all = edgeWalks(places);
  return isFull || all.flat().length <= affordable ? all : edgeWalks(places, edgeKinds(places));
}

afterAll(() => {
  const table = ['machine       \ttaken\tplaces\twalks\tsteps', ...rows].join('\n');
  process.stdout.write(`\nTransitions of every machine taken by its walks\n${table}\n`);
});
