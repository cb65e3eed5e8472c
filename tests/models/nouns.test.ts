/** A machine is called after its noun: under it people find its table, its drawing and what a log says of it. */
import { expect, it } from 'vitest';
import { machineNames, modelFor } from './machines.ts';

it.each(machineNames)('%s is called after its noun', async (name) => {
  expect((await modelFor(name)).machine.id).toBe(name);
});
