// @vitest-environment jsdom
/** Every machine is walked once more, through its view: a learner's events are done in the document, and it is looked at after each step. */
import { afterAll, expect, it } from 'vitest';
import '../../views/emptyBoxes.ts';
import { unsortedEvents } from '../engine/controls.ts';
import { beginningsOf } from '../engine/Model.ts';
import { withFrozenChildren } from '../engine/frozen.ts';
import { testWalk } from '../engine/testWalk.ts';
import { coverageOf } from '../engine/transitionsOf.ts';
import { type Tally, viewWalker } from '../engine/viewWalker.ts';
import { viewWalks } from '../engine/viewWalks.ts';
import { machineNames, modelFor } from '../machines.ts';
import { viewFor, withoutView } from './views.ts';

const rows: string[] = [];

it.each(machineNames.filter((name) => !(name in withoutView)))(
  '%s does and shows on every walk through its view what its definition says',
  async (name) => {
    const [model, view] = await Promise.all([modelFor(name), viewFor(name)]);
    const file = `tests/models/views/${name}View.tsx`;
    expect(
      unsortedEvents(model, view),
      `Does a learner cause these events in the view? Say it in ${file}: under deeds or under elsewhere`,
    ).toEqual([]);

    const machine = withFrozenChildren(model.machine, view.standers);
    const coverage = coverageOf(machine);
    const tally: Tally = { done: [], barred: 0 };
    const walks = viewWalks(model, view);
    for (const [start, walk] of [
      ...beginningsOf(model).map((beginning) => [beginning, []] as const),
      ...walks.map((each) => [model, each] as const),
    ]) {
      const walker = viewWalker(start, view, machine, tally, coverage.inspect);
      await testWalk(start, walk, walker).finally(walker.close);
    }
    rows.push([name.padEnd(14), walks.length, walks.flat().length, tally.done.length, tally.barred].join('\t'));

    expect(coverage.missed(), 'no walk through the view took these transitions').toEqual([]);
    expect(
      Object.keys(view.deeds).filter((type) => !tally.done.includes(type)),
      `No learner can ever do this in the view. Give it to them there, or say in ${file} that it comes from elsewhere`,
    ).toEqual([]);
  },
);

afterAll(() => {
  const table = ['machine       \twalks\tsteps\tdone\tbarred', ...rows].join('\n');
  process.stdout.write(`\nWalks of every machine through its view\n${table}\n`);
});
