// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordVisit } from '../../machines/recording/openReplay.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

async function openLane() {
  const { person } = openApp({ path: '/replay' });
  const log = new File([await recordVisit()], 'servolab-log.jsonl');
  await person.upload(await screen.findByLabelText('Choose a log'), log);
  return screen.findByRole('slider', { name: 'Answers' });
}

it('leaves the keys of the browser alone in a lane, and goes on and back by those without a modifier', async () => {
  const lane = await openLane();
  /** Whether the lane keeps a key to itself, and where it is then. */
  const press = (init: KeyboardEventInit) => {
    const event = createEvent.keyDown(lane, init);
    fireEvent(lane, event);
    return { isKept: event.defaultPrevented, step: Number(lane.ariaValueNow) };
  };
  const { step } = press({ key: 'End' });
  expect(step).toBeGreaterThan(0);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    for (const key of ['ArrowLeft', 'ArrowUp', 'Home'])
      expect(press({ key, [modifier]: true }), `${modifier} ${key}`).toEqual({ isKept: false, step });
  const back = press({ key: 'ArrowLeft' });
  expect(back.isKept).toBe(true);
  expect(back.step).toBeLessThan(step);
});
