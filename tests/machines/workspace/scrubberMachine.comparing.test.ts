import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { scrubberMachine, selectCompared, selectIsPlaying, selectMoment } from '#machines/workspace/scrubberMachine.ts';
import { fakePast } from '../../fakes/fakePast.ts';
import { openWritten } from '../../fakes/openWritten.ts';

/** A robot that was seen for ten seconds, a metre farther with each of them, and two runs of it that are compared. */
function openBoth() {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  for (let at = 0; at <= 10_000; at += 500) past.see(at, { pose: [at / 1000, 0, 0] });
  const compare = (id: string) => {
    past.prepare(id, id, openWritten(past));
    scrubber.send({ type: 'keptRun.compared', id });
  };
  compare('k1');
  compare('k2');
  return {
    past,
    scrubber,
    compare,
    moment: () => selectMoment(scrubber.getSnapshot()),
    isPlaying: () => selectIsPlaying(scrubber.getSnapshot()),
    x: () => past.shown.read()?.pose[0],
    compared: () => selectCompared(scrubber.getSnapshot()),
    drawn: () => past.ghosts.read().map(({ name }) => name),
  };
}

it('plays the time of two runs that are compared, from the start of each', () => {
  const { past, moment, isPlaying, drawn, compared } = openBoth();
  past.paint(3000);
  expect([compared(), isPlaying(), past.ghosts.areAlone()]).toEqual([['k1', 'k2'], true, true]);
  expect(past.ghosts.read().map(({ pose }) => pose[0])).toEqual([3, 3]);
  past.paint(7000);
  expect([moment(), isPlaying(), drawn()]).toEqual([10_000, false, ['k1', 'k2']]);
});

it('compares two runs at most: with a third one the first goes, and the same one counts once', () => {
  const { past, compare, drawn, compared } = openBoth();
  compare('k2');
  compare('k3');
  past.paint(1000);
  expect([compared(), drawn()]).toEqual([
    ['k2', 'k3'],
    ['k2', 'k3'],
  ]);
});

it('goes on comparing two runs beside the robot as it is, once that is wished', () => {
  const { past, scrubber, moment, x, drawn } = openBoth();
  scrubber.send({ type: 'live.requested' });
  expect([moment(), x(), past.ghosts.areAlone(), drawn()]).toEqual([null, 10, false, ['k1', 'k2']]);
  scrubber.send({ type: 'moment.chosen', at: 4000 });
  scrubber.send({ type: 'comparison.ended' });
  expect([moment(), x(), drawn()]).toEqual([4000, 4, []]);
});

it('shows the robot as it is when the comparison of two runs ends while their time is looked at', () => {
  const { scrubber, moment, x, drawn } = openBoth();
  scrubber.send({ type: 'comparison.ended' });
  expect([moment(), x(), drawn()]).toEqual([null, 10, []]);
});
