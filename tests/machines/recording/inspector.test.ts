import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, sendTo } from 'xstate';
import type { InspectionMessage } from '#machines/ports/inspectionPort.ts';
import { KEPT_EVENTS, inspector } from '#machines/recording/inspector.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: { on: { press: 'dark' } } },
});

const room = createMachine({
  id: 'room',
  context: { password: 'hunter2' },
  type: 'parallel',
  states: {
    door: { initial: 'open', states: { open: { initial: 'wide', states: { wide: {}, narrow: {} } } } },
    light: {
      initial: 'watched',
      states: {
        watched: {
          invoke: { id: 'lamp', src: lamp },
          on: { tap: { actions: sendTo('lamp', { type: 'press' }) }, leave: 'left' },
        },
        left: {},
      },
    },
  },
  invoke: { id: 'work', src: fromPromise(() => new Promise<never>(() => undefined)) },
});

/** A room that is watched; secrets are masked. */
function watch() {
  const messages: InspectionMessage[] = [];
  const redacted: unknown[] = [];
  const redact = <Value>(value: Value): Value => {
    redacted.push(value);
    return JSON.parse((JSON.stringify(value) ?? 'null').replaceAll('hunter2', '*')) as Value;
  };
  const { inspect, describe, ...controls } = inspector(redact, (message) => messages.push(message));
  const actor = createActor(room, { inspect }).start();
  const events = () => {
    const described = describe();
    return described.type === 'visit.described' ? described.events : [];
  };
  const delivery = () => {
    const described = describe();
    return described.type === 'visit.described' ? described.delivery : null;
  };
  return { actor, messages, redacted, describe, events, delivery, ...controls };
}

const [roomSight, lampSight, workSight] = [
  {
    path: 'app',
    machine: 'room',
    states: ['door', 'door.open', 'door.open.wide', 'light', 'light.watched'],
    takes: ['tap', 'leave'],
  },
  { path: 'app/lamp', machine: 'lamp', states: ['dark'], takes: ['press'] },
  { path: 'app/work', machine: null, states: ['active'], takes: null },
];

it('describes nothing before it has seen an actor', () => {
  expect(
    inspector(
      (value) => value,
      () => undefined,
    ).describe(),
  ).toEqual({
    type: 'visit.described',
    actors: [],
    events: [],
    delivery: { isFrozen: false, pending: [] },
  });
});

it('describes every actor of a tree with its machine, if it has one, and the states that it is in', () => {
  const { describe } = watch();
  const described = describe();
  expect(described.type === 'visit.described' && described.actors[0]).toEqual(roomSight);
  expect(described.type === 'visit.described' && described.actors.slice(1)).toEqual(
    expect.arrayContaining([lampSight, workSight]),
  );
});

it('tells which actors there are, each time that one has changed', () => {
  const { actor, messages } = watch();
  messages.splice(0);
  actor.send({ type: 'tap' });
  const changes = messages.filter(({ type }) => type === 'actors.changed');
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.at(-1)).toMatchObject({ actors: expect.arrayContaining([{ ...lampSight, states: ['lit'] }]) });
});

it('tells no longer of an actor that has ended', () => {
  const { actor, messages } = watch();
  actor.send({ type: 'leave' });
  const last = messages.findLast(({ type }) => type === 'actors.changed');
  expect(last?.type === 'actors.changed' && last.actors.map(({ path }) => path)).toEqual(['app', 'app/work']);
});

it('tells each event with its number, who sent it to whom, and what it says', () => {
  const { actor, messages, events } = watch();
  const before = events().length;
  messages.splice(0);
  actor.send({ type: 'tap' });
  const sent = [
    { number: before + 1, from: null, to: 'app', type: 'tap', json: '{"type":"tap"}' },
    { number: before + 2, from: 'app', to: 'app/lamp', type: 'press', json: '{"type":"press"}' },
  ];
  expect(messages.filter(({ type }) => type === 'event.inspected')).toEqual(
    sent.map((event) => ({ type: 'event.inspected', event })),
  );
  expect(events().slice(before)).toEqual(sent);
});

it('tells nothing that is a secret, and learns from what an actor knows what is one', () => {
  const { actor, redacted, events } = watch();
  expect(redacted).toContainEqual({ password: 'hunter2' });
  actor.send({ type: 'said', text: 'hunter2' });
  expect(events().at(-1)).toMatchObject({ type: 'said', json: '{"type":"said","text":"*"}' });
});

it('keeps the newest events', () => {
  const { actor, events } = watch();
  for (let count = 0; count <= KEPT_EVENTS; count += 1) actor.send({ type: 'nothing' });
  const kept = events();
  expect(kept).toHaveLength(KEPT_EVENTS);
  expect((kept.at(-1)?.number ?? 0) - (kept[0]?.number ?? 0)).toBe(KEPT_EVENTS - 1);
});

it('holds what its actors are told, tells them one by one, and says each time what waits, without a secret', () => {
  const { actor, messages, events, delivery, freeze, step, resume } = watch();
  expect(delivery()).toEqual({ isFrozen: false, pending: [] });
  freeze();
  actor.send({ type: 'said', text: 'hunter2' });
  actor.send({ type: 'tap' });
  const said = { from: null, to: 'app', type: 'said', json: '{"type":"said","text":"*"}' };
  const tap = { from: null, to: 'app', type: 'tap', json: '{"type":"tap"}' };
  expect(messages.at(-1)).toEqual({ type: 'delivery.changed', delivery: { isFrozen: true, pending: [said, tap] } });
  expect(delivery()).toEqual({ isFrozen: true, pending: [said, tap] });
  step();
  expect(events().at(-1)).toMatchObject({ type: 'said' });
  step();
  const press = { from: 'app', to: 'app/lamp', type: 'press', json: '{"type":"press"}' };
  expect(delivery()).toEqual({ isFrozen: true, pending: [press] });
  resume();
  expect(events().at(-1)).toMatchObject({ type: 'press' });
  expect(messages.at(-1)).toEqual({ type: 'delivery.changed', delivery: { isFrozen: false, pending: [] } });
});

it('tells an actor what a watcher says, as from outside, and nobody where there is no such actor', () => {
  const { events, send } = watch();
  send('app/lamp', { type: 'press' });
  expect(events().at(-1)).toMatchObject({ from: null, to: 'app/lamp', type: 'press' });
  const before = events().length;
  send('app/lantern', { type: 'press' });
  expect(events()).toHaveLength(before);
});
