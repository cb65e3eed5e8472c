import { expect, it } from 'vitest';
import { SimulatedClock, createActor, createMachine, sendParent, sendTo } from 'xstate';
import { pausableDelivery } from '#machines/recording/pausableDelivery.ts';

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
  const delivery = pausableDelivery(actor, () => (changes += 1));
  const pendingEvents = () => delivery.pending.map(({ target, event }) => `${target.id} ${event.type}`);
  const states = () => [actor.getSnapshot().value, actor.getSnapshot().children['lamp']?.getSnapshot().value];
  return { actor, clock, delivery, pendingEvents, states, changes: () => changes };
}

it('lets everything pass until it is asked to hold', () => {
  const { actor, delivery, states } = openRoom();
  expect(delivery.isPaused).toBe(false);
  actor.send({ type: 'tap' });
  expect(states()).toEqual(['day', 'lit']);
});

it('tells one event at a step, and what that makes others say waits behind the rest', () => {
  const { actor, delivery, pendingEvents, states, changes } = openRoom();
  delivery.pause();
  actor.send({ type: 'tap' });
  actor.send({ type: 'hum' });
  expect(states()).toEqual(['night', 'dark']);
  const before = changes();
  delivery.step();
  expect(pendingEvents()).toEqual([expect.stringContaining('hum'), 'lamp press']);
  expect(changes()).toBeGreaterThan(before);
  delivery.step();
  delivery.step();
  expect(states()).toEqual(['night', 'lit']);
  delivery.step();
  expect(states()).toEqual(['day', 'lit']);
  delivery.step();
  expect(pendingEvents()).toEqual([]);
});

it('names who said it, and nobody for what comes from outside', () => {
  const { actor, delivery } = openRoom();
  delivery.pause();
  actor.send({ type: 'tap' });
  expect(delivery.pending.map(({ source }) => source)).toEqual([undefined]);
  delivery.step();
  expect(delivery.pending.map(({ source }) => source)).toEqual([actor]);
});

it('holds what timers say', () => {
  const { actor, clock, delivery, pendingEvents, states } = openRoom();
  actor.send({ type: 'tap' });
  delivery.pause();
  clock.increment(1000);
  expect(states()[0]).toBe('day');
  expect(pendingEvents()).toHaveLength(1);
  delivery.step();
  expect(states()[0]).toBe('night');
});

it('tells everything in its order when it is released, and then lets everything pass', () => {
  const { actor, delivery, states } = openRoom();
  delivery.pause();
  actor.send({ type: 'tap' });
  delivery.resume();
  expect([delivery.isPaused, delivery.pending]).toEqual([false, []]);
  expect(states()).toEqual(['day', 'lit']);
});
