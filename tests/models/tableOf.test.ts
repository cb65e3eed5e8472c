/** How a table tells what a machine does: in few words, and so that every difference shows. */
import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { modelOf } from './engine/Model.ts';
import { tableOf } from './engine/tableOf.ts';

type Event =
  | { type: 'lamp.chosen'; lamp: string }
  | { type: 'switch.pressed' }
  | { type: 'door.closed' }
  | { type: 'room.left' };

const lampMachine = setup({
  types: { context: {} as { lamp: string; before: string; isBroken: boolean }, events: {} as Event },
  guards: { isBroken: ({ context }) => context.isBroken },
  actions: { choose: assign(({ context }, lamp: string) => ({ lamp, before: context.lamp })) },
}).createMachine({
  id: 'lamp',
  context: { lamp: 'ceiling', before: 'none', isBroken: false },
  initial: 'off',
  on: {
    'lamp.chosen': { actions: { type: 'choose', params: ({ event }) => event.lamp } },
    'door.closed': {},
    'room.left': { target: '.off' },
  },
  states: {
    off: { on: { 'switch.pressed': [{ guard: 'isBroken' }, { target: 'on' }] } },
    on: {
      initial: 'bright',
      states: {
        bright: { on: { 'switch.pressed': { target: 'dim' } } },
        dim: { on: { 'switch.pressed': { target: '#lamp.off', actions: assign({ isBroken: true }) } } },
      },
    },
  },
});

const lampModel = modelOf({
  machine: lampMachine,
  input: () => {},
  events: [
    { type: 'lamp.chosen', lamp: 'desk' },
    { type: 'lamp.chosen', lamp: 'window' },
    { type: 'switch.pressed' },
    { type: 'door.closed' },
    { type: 'room.left' },
  ],
  known: ({ lamp, before, isBroken }) => ({ lamp, before, isBroken }),
});

it('tells states and events of like effect together, values by where they come from, and what is left as otherwise', () => {
  expect(tableOf(lampModel)).toBe(`begins off, lamp: ceiling, before: none, isBroken: false | \n
door.closed
  any state → nothing changes

lamp.chosen { lamp: desk }
lamp.chosen { lamp: window }
  any state → lamp = event.lamp, before = lamp

room.left
  off → nothing changes
  on.* → off

switch.pressed
  off
    when isBroken: true → nothing changes
    otherwise → on.bright
  on.bright → on.dim
  on.dim → off, isBroken: true
`);
});

it('changes with whatever the machine does otherwise', () => {
  const others = [
    lampMachine.provide({ guards: { isBroken: () => false } }),
    lampMachine.provide({ actions: { choose: assign((_, lamp) => ({ lamp, before: lamp })) } }),
    lampMachine.provide({ actions: { choose: assign(({ context }) => ({ lamp: 'desk', before: context.lamp })) } }),
  ];
  const tables = [lampMachine, ...others].map((machine) => tableOf({ ...lampModel, machine }));
  expect(new Set(tables).size).toBe(tables.length);
});

interface Shop {
  shop: { order: (order: object) => Promise<void> };
  lamp: string;
}

const orderMachine = setup({
  types: { input: {} as Shop, context: {} as Shop, events: {} as { type: 'lamp.broken' } },
  actors: {
    order: fromPromise<void, Shop>(async ({ input: { shop, lamp } }) => shop.order({ lamp, count: 2, done: () => {} })),
    lamp: lampMachine,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'lit',
  states: {
    lit: {
      invoke: { id: 'ceiling', src: 'lamp', input: ({ context }) => context },
      on: { 'lamp.broken': { target: 'dark' } },
    },
    dark: { invoke: { id: 'order', src: 'order', input: ({ context }) => context } },
  },
});

const orderModel = modelOf({
  machine: orderMachine,
  input: () => ({ shop: { order: async () => {} }, lamp: 'ceiling' }),
  events: [{ type: 'lamp.broken' }],
  known: () => ({}),
});

const lampOf = ({ lamp }: Shop) => ({ lamp });

it('tells of what is started what it asks of the world at once, or else what it is given to know', () => {
  expect(tableOf(orderModel)).toBe(`begins lit | starts ceiling { lamp: ceiling }\n
lamp.broken
  lit → dark | stops ceiling; starts order: shop.order { lamp: ceiling, count: 2 }
`);
});

it('tells what is asked under a name that the machine knows it by as known', () => {
  expect(tableOf({ ...orderModel, known: lampOf })).toContain('starts order: shop.order { lamp, count: 2 }');
});

const shelfMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'lamp.bought' } },
  actors: { order: orderMachine },
  actions: {
    shelve: assign(({ context, spawn }) => {
      const count = context.count + 1;
      spawn('order', { id: `lamp:${count}`, input: { shop: { order: async () => {} }, lamp: `lamp ${count}` } });
      return { count };
    }),
  },
}).createMachine({ id: 'shelf', context: { count: 0 }, on: { 'lamp.bought': { actions: 'shelve' } } });

const shelfModel = modelOf({
  machine: shelfMachine,
  input: () => {},
  events: [{ type: 'lamp.bought' }],
  known: () => ({}),
});

it('tells of what an assignment starts as of anything else', () => {
  expect(tableOf(shelfModel)).toContain('→ nothing changes | starts lamp:1 { lamp: lamp 1 }');
});
