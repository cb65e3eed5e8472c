import { expect, it } from 'vitest';
import { SimulatedClock, createActor, createMachine, sendParent, sendTo } from 'xstate';
import { heldEvents } from '#machines/recording/heldEvents.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: { target: 'lit', actions: sendParent({ type: 'shone' }) } } }, lit: {} },
});

const room = createMachine({
  id: 'room',
  invoke: { id: 'lamp', src: lamp },
  initial: 'night',
  states: {
    night: { on: { tap: { actions: sendTo('lamp', { type: 'press' }) }, shone: 'day' } },
    day: { after: { 1000: 'night' } },
  },
});

function openRoom() {
  const clock = new SimulatedClock();
  const actor = createActor(room, { clock }).start();
  let changes = 0;
  const held = heldEvents(actor, () => (changes += 1));
  const told = () => held.pending.map(({ target, event }) => `${target.id} ${event.type}`);
  const states = () => [actor.getSnapshot().value, actor.getSnapshot().children['lamp']?.getSnapshot().value];
  return { actor, clock, held, told, states, changes: () => changes };
}

it('lets everything pass until it is asked to hold', () => {
  const { actor, held, states } = openRoom();
  expect(held.isHeld).toBe(false);
  actor.send({ type: 'tap' });
  expect(states()).toEqual(['day', 'lit']);
});

it('tells one event at a step, and what that makes others say waits behind the rest', () => {
  const { actor, held, told, states, changes } = openRoom();
  held.hold();
  actor.send({ type: 'tap' });
  actor.send({ type: 'hum' });
  expect(states()).toEqual(['night', 'dark']);
  const before = changes();
  held.step();
  expect(told()).toEqual([expect.stringContaining('hum'), 'lamp press']);
  expect(changes()).toBeGreaterThan(before);
  held.step();
  held.step();
  expect(states()).toEqual(['night', 'lit']);
  held.step();
  expect(states()).toEqual(['day', 'lit']);
  held.step();
  expect(told()).toEqual([]);
});

it('names who said it, and nobody for what comes from outside', () => {
  const { actor, held } = openRoom();
  held.hold();
  actor.send({ type: 'tap' });
  expect(held.pending.map(({ source }) => source)).toEqual([undefined]);
  held.step();
  expect(held.pending.map(({ source }) => source)).toEqual([actor]);
});

it('holds what timers say', () => {
  const { actor, clock, held, told, states } = openRoom();
  actor.send({ type: 'tap' });
  held.hold();
  clock.increment(1000);
  expect(states()[0]).toBe('day');
  expect(told()).toHaveLength(1);
  held.step();
  expect(states()[0]).toBe('night');
});

it('tells everything in its order when it is released, and then lets everything pass', () => {
  const { actor, held, states } = openRoom();
  held.hold();
  actor.send({ type: 'tap' });
  held.release();
  expect([held.isHeld, held.pending]).toEqual([false, []]);
  expect(states()).toEqual(['day', 'lit']);
});
