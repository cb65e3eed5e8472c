import { expect, it } from 'vitest';
import { sightsOf } from '#src/adapters/sightsOf.ts';
import { fakeOutput } from '../fakes/fakeOutput.ts';
import { fakePast } from '../fakes/fakePast.ts';

it('has nothing of what one learner has seen for the next, neither to be shown nor to be sent', () => {
  const [output, past] = [fakeOutput(), fakePast()];
  const sights = sightsOf(output, past);
  const seen = () => {
    const { rows, run } = sights.read();
    return { rows: rows.map(({ kind }) => kind), hasRun: run((text) => text) !== null };
  };
  output.print('a', ['what nobody else is to read']);
  past.see(1000);
  expect(seen()).toEqual({ rows: ['begin', 'line'], hasRun: true });
  sights.forget();
  expect(seen()).toEqual({ rows: [], hasRun: false });
  expect([output.texts(), past.read()]).toEqual([[], null]);
});
