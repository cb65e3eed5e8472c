import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { eventsOf, machineOf } from '#machines/recording/machineOf.ts';

const work = fromPromise(() => new Promise<never>(() => undefined));

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  invoke: { id: 'work', src: work, onDone: '.dark' },
  states: { dark: { on: { press: 'lit', 'switch.xstate.pressed': 'lit' } }, lit: { after: { 1000: 'dark' } } },
});

it('says what a machine is called, and of the events that it takes none of the library', () => {
  const actor = createActor(lamp);
  expect(lamp.events).toContain('xstate.done.actor.work');
  expect([machineOf(actor), eventsOf(actor)]).toEqual(['lamp', ['press', 'switch.xstate.pressed']]);
});

it('says of a piece of work that it has no machine, and takes no event', () => {
  const actor = createActor(work);
  expect([machineOf(actor), eventsOf(actor)]).toEqual([null, null]);
});
