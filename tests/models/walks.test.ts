/** Every machine is walked along everything that may happen to it, and does what its definition says. */
import { afterAll, describe, expect, it } from 'vitest';
import { actorWalker } from './engine/actorWalker.ts';
import { edgeWalks } from './engine/edgeWalks.ts';
import { explore } from './engine/explore.ts';
import { beginningsOf } from './engine/Model.ts';
import { testWalk } from './engine/testWalk.ts';
import { coverageOf } from './engine/transitionsOf.ts';
import { withSilentChildren } from './engine/withSilentChildren.ts';
import { machineNames, modelFor } from './machines.ts';

const rows: string[] = [];

describe.each(machineNames)('%s', (name) => {
  it('does on every walk what its definition says, and no transition is left out', async () => {
    const model = await modelFor(name);
    const machine = withSilentChildren(model.machine);
    const coverage = coverageOf(machine);
    let [places, count, steps] = [0, 0, 0];
    for (const beginning of beginningsOf(model)) {
      const found = explore(beginning);
      const walks = [[], ...edgeWalks(found)];
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

afterAll(() => {
  const table = ['machine       \ttaken\tplaces\twalks\tsteps', ...rows].join('\n');
  process.stdout.write(`\nTransitions of every machine taken by its walks\n${table}\n`);
});
