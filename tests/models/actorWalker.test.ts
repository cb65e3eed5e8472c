/** A walk compares what a running machine does with what its definition says, what it starts included. */
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { actorWalker } from './engine/actorWalker.ts';
import { modelOf } from './engine/Model.ts';
import { testWalk } from './engine/testWalk.ts';

type Order = (lamp: string) => Promise<void>;

/** A machine that orders this lamp whenever one breaks. */
const shopOf = (lampNow: () => string) =>
  modelOf({
    machine: setup({
      types: { input: {} as { order: Order }, context: {} as { order: Order }, events: {} as { type: 'lamp.broken' } },
      actors: {
        order: fromPromise<void, { order: Order; lamp: string }>(async ({ input }) => input.order(input.lamp)),
      },
    }).createMachine({
      id: 'shop',
      context: ({ input }) => input,
      initial: 'open',
      states: {
        open: { on: { 'lamp.broken': { target: 'ordering' } } },
        ordering: { invoke: { id: 'order', src: 'order', input: ({ context }) => ({ ...context, lamp: lampNow() }) } },
      },
    }),
    input: () => ({ order: async () => {} }),
    events: [{ type: 'lamp.broken' }],
    known: () => ({}),
  });

it('goes well where what is started asks for what the definition says', async () => {
  const model = shopOf(() => 'ceiling');
  await expect(testWalk(model, [{ type: 'lamp.broken' }], actorWalker(model))).resolves.toBeUndefined();
});

it('fails where what is started asks for something else', async () => {
  const lamps = ['ceiling', 'desk'];
  const model = shopOf(() => lamps.shift() ?? 'none');
  const walk = testWalk(model, [{ type: 'lamp.broken' }], actorWalker(model));
  await expect(walk).rejects.toThrow('starts order: order');
});
