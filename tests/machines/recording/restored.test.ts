/** Going on from a start that leaves somebody out whom the states of a machine have started. */
import { expect, it } from 'vitest';
import { createActor, createMachine, sendTo, setup } from 'xstate';
import { isolatedTree } from '#machines/recording/isolatedTree.ts';
import { withoutRedaction } from '#machines/recording/redaction.ts';
import { startStateOf } from '#machines/recording/startState.ts';

const lamp = createMachine({ id: 'lamp', on: { press: {} } });

const room = setup({ actors: { lamp } }).createMachine({
  id: 'room',
  initial: 'day',
  states: {
    day: { on: { sunset: 'night' } },
    night: {
      invoke: { id: 'lamp', src: 'lamp' },
      on: { knock: { actions: sendTo('lamp', { type: 'press' }) }, sunrise: 'day' },
    },
  },
});

it('goes on where they are told something, and ends them with the state that started them', () => {
  const lived = createActor(room).start();
  lived.send({ type: 'sunset' });
  const whole = startStateOf(lived, withoutRedaction);
  const start = { ...whole, actors: [whole.actors[0]] satisfies [object] };

  const thrown: unknown[] = [];
  const { actors, root, tell } = isolatedTree(
    (options) => createActor(room, options),
    { broke: (error) => thrown.push(error) },
    { start },
  );
  expect(tell({ kind: 's', to: 'app', event: start })).toBeUndefined();
  expect([...actors().keys()]).toEqual(['app', 'app/lamp']);
  for (const type of ['knock', 'sunrise']) expect(tell({ kind: 'u', to: 'app', event: { type } })).toBeUndefined();
  expect([thrown, root.getSnapshot().value, [...actors().keys()]]).toEqual([[], 'day', ['app']]);
});
