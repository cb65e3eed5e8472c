// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { Scrubber } from '#src/views/workspace/robot/Scrubber.tsx';
import { fakePast } from '../../../fakes/fakePast.ts';
import { stillKeptRuns } from '../../../models/views/besideStrip.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

/** The times of a robot that was seen for a second, and somebody who has only a keyboard. */
function openScrubber() {
  const past = fakePast();
  const scrubber = createActor(scrubberMachine, { input: { past } }).start();
  render(<Scrubber scrubber={scrubber} keptRuns={stillKeptRuns} />, { wrapper: inEnglish });
  act(() => {
    past.see(0);
    past.see(1000);
    past.paint();
  });
  const person = userEvent.setup();
  async function press(name: string) {
    act(() => screen.getByRole('button', { name }).focus());
    await person.keyboard('{Enter}');
  }
  return { scrubber, press };
}

it('gives the focus of the way back to now to the slider, which stands there', async () => {
  const { scrubber, press } = openScrubber();
  act(() => scrubber.send({ type: 'moment.chosen', at: 500 }));
  await press('Live');
  expect(document.activeElement).toBe(screen.getByRole('slider'));
});

it('keeps the focus at the times when a comparison is ended', async () => {
  const { scrubber, press } = openScrubber();
  act(() => scrubber.send({ type: 'keptRun.compared', id: 'k1' }));
  await press('End comparison');
  expect(screen.queryByRole('button', { name: 'End comparison' })).toBeNull();
  expect(screen.getByRole('slider').closest('section')!.contains(document.activeElement)).toBe(true);
});
