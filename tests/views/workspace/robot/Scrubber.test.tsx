// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { JudgedRun } from '#contract/judgedRun.ts';
import { scrubberMachine, selectMoment } from '#machines/workspace/scrubberMachine.ts';
import { Scrubber } from '#src/views/workspace/robot/Scrubber.tsx';
import { fakePast } from '../../../fakes/fakePast.ts';
import { stillKeptRuns } from '../../../models/views/besideStrip.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

const run: JudgedRun = {
  every: 100,
  poses: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
  crates: [],
  collided: [2],
};

/** The times of a robot that was seen for a second, and somebody who has only a keyboard. */
function openScrubber() {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  render(<Scrubber scrubber={scrubber} keptRuns={stillKeptRuns} odometry="exact" />, { wrapper: inEnglish });
  act(() => {
    past.see(0);
    past.see(1000);
    past.paint();
  });
  const person = userEvent.setup();
  async function pressButton(name: string) {
    act(() => screen.getByRole('button', { name }).focus());
    await person.keyboard('{Enter}');
  }
  /** Presses keys at the slider, and answers which moment is shown then. */
  async function press(keys: string) {
    act(() => screen.getByRole('slider').focus());
    await person.keyboard(keys);
    act(() => past.paint());
    return selectMoment(scrubber.getSnapshot());
  }
  return { past, scrubber, press, pressButton };
}

it('gives the focus of the way back to now to the slider, which stands there', async () => {
  const { scrubber, pressButton } = openScrubber();
  act(() => scrubber.send({ type: 'moment.chosen', at: 500 }));
  await pressButton('Live');
  expect(document.activeElement).toBe(screen.getByRole('slider'));
});

it('keeps the focus at the times when a comparison is ended', async () => {
  const { scrubber, pressButton } = openScrubber();
  act(() => scrubber.send({ type: 'keptRun.compared', id: 'k1' }));
  await pressButton('End comparison');
  expect(screen.queryByRole('button', { name: 'End comparison' })).toBeNull();
  expect(screen.getByRole('slider').closest('section')!.contains(document.activeElement)).toBe(true);
});

it('shows the end of a run of the judge at its right end, where what failed is', async () => {
  const { past, scrubber, press } = openScrubber();
  act(() => {
    scrubber.send({ type: 'judgedRun.chosen', run, challengeId: null, from: 'end' });
    past.paint();
  });
  expect(await press('{ArrowLeft}')).toBe(100);
  expect(await press('{ArrowRight}')).toBe(200);
  expect(past.shown.read()).toMatchObject({ pose: [2, 0, 0], collisions: [[2, 0]] });
  expect(await press('{PageUp}')).toBe(200);
  expect(await press('{Home}')).toBe(0);
  expect(await press('{End}')).toBe(200);
  expect(past.read()).toMatchObject({ isJudged: true, to: 200 });
});

it('gives a run of the judge as a bag, and says what is not in it', async () => {
  const { past, scrubber, pressButton } = openScrubber();
  act(() => {
    scrubber.send({ type: 'judgedRun.chosen', run, challengeId: null, from: 'end' });
    past.paint();
  });
  await pressButton('Download as a ROS bag, without /scan, which the judge does not note');
  expect(past.given).toEqual(['servolab-run.bag']);
  expect([await past.isInBag('/odom'), await past.isInBag('/scan')]).toEqual([true, false]);
});

it('shows the robot as it is at the right end of what was seen here', async () => {
  const { press } = openScrubber();
  expect(await press('{Home}')).toBe(0);
  expect(await press('{End}')).toBeNull();
});

it.each(['Mark before', 'Mark after'])('keeps the focus on "%s" at the last mark there is', async (name) => {
  const { past, pressButton } = openScrubber();
  act(() => {
    past.see(1500, { era: 2 });
    past.paint();
  });
  await pressButton('Mark before');
  await pressButton(name);
  await pressButton(name);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(false);
});
