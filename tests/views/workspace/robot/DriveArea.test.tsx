// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { driveMachine, selectPressedWays } from '#machines/workspace/driveMachine.ts';
import { DriveArea } from '#src/views/workspace/robot/DriveArea.tsx';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';

afterEach(cleanup);

/** Somebody drives by hand beside a slider, which has a use of its own for the keys. */
function openArea() {
  const drive = createActor(driveMachine, {
    input: { owner: fakeOwner().actor },
    clock: new SimulatedClock(),
  }).start();
  drive.send({ type: 'connection.opened' });
  drive.send({ type: 'drive.begun' });
  drive.send({
    type: 'frame.received',
    frame: { type: 'robot_answered', request: 'take_robot', success: true, error: null },
  });
  render(
    <DriveArea drive={drive}>
      <div role="slider" aria-label="Time" aria-valuenow={0} tabIndex={0} />
      <button type="button">Beside it</button>
    </DriveArea>,
  );
  return {
    slider: screen.getByRole('slider', { name: 'Time' }),
    beside: screen.getByRole('button', { name: 'Beside it' }),
    pressed: () => selectPressedWays(drive.getSnapshot()),
  };
}

it.each(['w', 'ArrowUp'])('stops the robot when the key %s is let go on the slider', (key) => {
  const { slider, beside, pressed } = openArea();
  act(() => beside.focus());
  fireEvent.keyDown(beside, { key });
  expect(pressed()).toEqual(['ahead']);
  act(() => slider.focus());
  fireEvent.keyUp(slider, { key });
  expect(pressed()).toEqual([]);
});

it('drives nowhere by a key that is pressed on the slider', () => {
  const { slider, pressed } = openArea();
  act(() => slider.focus());
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  expect(pressed()).toEqual([]);
});
