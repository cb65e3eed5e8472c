import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type TourReport, selectStep, tourMachine } from '#machines/workspace/tourMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openTour() {
  const owner = fakeOwner<TourReport>();
  const tour = createActor(tourMachine, { input: { owner: owner.actor } }).start();
  tour.send({ type: 'tour.offered' });
  const step = () => selectStep(tour.getSnapshot());
  const pass = () => tour.send({ type: 'step.passed' });
  return { tour, reports: owner.reports, step, pass };
}

it('leads from writing over starting to watching, and shows the panel of each', () => {
  const { reports, step, pass } = openTour();
  expect(step()).toBe('writing');
  pass();
  expect(step()).toBe('starting');
  pass();
  expect(step()).toBe('watching');
  pass();
  expect(step()).toBeNull();
  expect(reports).toEqual([
    { type: 'tour.pointed', panel: 'code' },
    { type: 'tour.pointed', panel: 'output' },
    { type: 'tour.closed' },
  ]);
});

it.each([0, 1, 2])('can be skipped after %i steps, and begins with the first one again', (steps) => {
  const { tour, reports, step, pass } = openTour();
  for (let passed = 0; passed < steps; passed += 1) pass();
  tour.send({ type: 'tour.skipped' });
  expect([step(), reports.at(-1)]).toEqual([null, { type: 'tour.closed' }]);
  tour.send({ type: 'tour.offered' });
  expect(step()).toBe('writing');
});

it('says nothing when it is withdrawn', () => {
  const { tour, reports, step } = openTour();
  tour.send({ type: 'tour.withdrawn' });
  expect([step(), reports]).toEqual([null, [{ type: 'tour.pointed', panel: 'code' }]]);
});
