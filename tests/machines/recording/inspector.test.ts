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
  const told: InspectionMessage[] = [];
  const redacted: unknown[] = [];
  const redact = <Value>(value: Value): Value => {
    redacted.push(value);
    return JSON.parse((JSON.stringify(value) ?? 'null').replaceAll('hunter2', '*')) as Value;
  };
  const { inspect, describe } = inspector(redact, (message) => told.push(message));
  const actor = createActor(room, { inspect }).start();
  const events = () => {
    const described = describe();
    return described.type === 'visit.described' ? described.events : [];
  };
  return { actor, told, redacted, describe, events };
}

const [roomSight, lampSight, workSight] = [
  { path: 'app', machine: 'room', states: ['door', 'door.open', 'door.open.wide', 'light', 'light.watched'] },
  { path: 'app/lamp', machine: 'lamp', states: ['dark'] },
  { path: 'app/work', machine: null, states: ['active'] },
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
  const { actor, told } = watch();
  told.splice(0);
  actor.send({ type: 'tap' });
  const changes = told.filter(({ type }) => type === 'actors.changed');
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.at(-1)).toMatchObject({ actors: expect.arrayContaining([{ ...lampSight, states: ['lit'] }]) });
});

it('tells no longer of an actor that has ended', () => {
  const { actor, told } = watch();
  actor.send({ type: 'leave' });
  const last = told.findLast(({ type }) => type === 'actors.changed');
  expect(last?.type === 'actors.changed' && last.actors.map(({ path }) => path)).toEqual(['app', 'app/work']);
});

it('tells each event with its number, who sent it to whom, and what it says', () => {
  const { actor, told, events } = watch();
  const before = events().length;
  told.splice(0);
  actor.send({ type: 'tap' });
  const sent = [
    { number: before + 1, from: null, to: 'app', type: 'tap', json: '{"type":"tap"}' },
    { number: before + 2, from: 'app', to: 'app/lamp', type: 'press', json: '{"type":"press"}' },
  ];
  expect(told.filter(({ type }) => type === 'event.inspected')).toEqual(
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
