import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { InspectionMessage } from '#machines/ports/inspectionPort.ts';
import { inspector } from '#machines/recording/inspector.ts';
import { pausableDelivery } from '#machines/recording/pausableDelivery.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { on: { press: 'dark' } } },
});

const openInspector = () => {
  const messages: InspectionMessage[] = [];
  return {
    messages,
    ...inspector(
      (value) => value,
      (message) => messages.push(message),
    ),
  };
};

it('holds nothing any more once it has let go', () => {
  const actor = createActor(lamp).start();
  const delivery = pausableDelivery(actor, () => undefined);
  delivery.pause();
  delivery.resume();
  actor.send({ type: 'press' });
  expect([actor.getSnapshot().value, delivery.pending]).toEqual(['lit', []]);
});

it('says what is the matter where the library delivers in another way', () => {
  const actor = createActor(lamp);
  Reflect.set(actor.system, '_relay', undefined);
  expect(() => pausableDelivery(actor, () => undefined)).toThrow(
    'This version of XState tells its actors in another way.',
  );
});

it.each(['freeze', 'step', 'resume'] as const)('is told to %s before there is an actor, and does nothing', (deed) => {
  const { messages, ...controls } = openInspector();
  controls[deed]();
  expect(messages).toEqual([]);
});

it('tells nothing of what is no actor', () => {
  const { messages, inspect, describe } = openInspector();
  inspect({ type: '@xstate.actor', rootId: 'x:0', actorRef: { sessionId: 'x:1' } as never });
  expect(messages).toEqual([]);
  expect(describe()).toMatchObject({ actors: [], events: [] });
});
