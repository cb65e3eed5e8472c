import { expect, it } from 'vitest';
import { TrialOrders } from '#server/robot/trial/TrialOrders.ts';
import type { Trial } from '#server/sandbox/trialMessages.ts';
import { maze, yard } from '../worlds.ts';

const trialIn = (world: Trial['world']): Trial => ({
  world,
  goal: [{ check: 'stop' }],
  rules: { silentSeconds: 20, wallSeconds: 180 },
});

it('gives each trial once, in the order in which they came, and waits for the next', async () => {
  const orders = new TrialOrders();
  const first = orders.next();
  orders.note({ type: 'try', trial: trialIn(yard) });
  expect((await first).trial).toEqual(trialIn(yard));
  orders.note({ type: 'try', trial: trialIn(maze) });
  expect((await orders.next()).trial).toEqual(trialIn(maze));
});

it('takes the end of a program for that of the trial that was ordered last', async () => {
  const orders = new TrialOrders();
  orders.note({ type: 'try', trial: trialIn(yard) });
  const first = await orders.next();
  orders.note({ type: 'programEnded' });
  expect(first.ended.aborted).toBe(true);
  orders.note({ type: 'try', trial: trialIn(maze) });
  const second = await orders.next();
  expect(second.ended.aborted).toBe(false);
  orders.note({ type: 'programEnded' });
  expect(second.ended.aborted).toBe(true);
});
