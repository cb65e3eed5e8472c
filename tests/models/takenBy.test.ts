/** What one event takes of a machine, by which walks of the page are chosen and judged. */
import { expect, it } from 'vitest';
import { initialTransition, raise, setup, transition } from 'xstate';
import { takenBy } from './engine/takenBy.ts';
import { transitionsOf } from './engine/transitionsOf.ts';

const lift = setup({ actions: { open: raise({ type: 'door.opened' }) } }).createMachine({
  id: 'lift',
  type: 'parallel',
  states: {
    cabin: {
      initial: 'below',
      states: {
        below: { on: { 'button.pressed': { target: 'arriving' } } },
        arriving: { always: { target: 'above', actions: 'open' } },
        above: {},
      },
    },
    door: { initial: 'closed', states: { closed: { on: { 'door.opened': { target: 'open' } } }, open: {} } },
  },
});

const below = initialTransition(lift)[0];
const namesOf = (event: { type: string }, snapshot = below) =>
  takenBy(snapshot, event).map((taken) => transitionsOf(lift).get(taken));

it('an event takes its own transition, those that follow by themselves and those that are raised on the way', () => {
  expect(namesOf({ type: 'button.pressed' })).toEqual([
    'lift.cabin.below: button.pressed → lift.cabin.arriving',
    'lift.cabin.arriving: always → lift.cabin.above',
    'lift.door.closed: door.opened → lift.door.open',
  ]);
});

it('what is raised where nobody hears it takes nothing', () => {
  const opened = transition(lift, below, { type: 'door.opened' })[0];
  expect(namesOf({ type: 'button.pressed' }, opened)).not.toContain('lift.door.closed: door.opened → lift.door.open');
});

it('an event that a machine does not hear takes nothing, and leaves everything as it is', () => {
  expect(namesOf({ type: 'bell.rung' })).toEqual([]);
  expect(namesOf({ type: 'button.pressed' })).toHaveLength(3);
});
