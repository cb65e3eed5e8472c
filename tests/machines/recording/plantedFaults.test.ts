/** That a replay leads to the fault: they are planted in machines, and found in a log as a learner would send it. */
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { player } from '#machines/recording/player.ts';
import { plantedFaults, recordWork } from './plantedFaults.ts';

it('finds no fault where none is, and compares all but a few values exactly', async () => {
  const replay = appPlayer(await recordWork());
  expect(replay.run()).toBeUndefined();
  const { exact, shape, unknown } = replay.compared;
  expect(unknown).toBe(0);
  expect(exact / (exact + shape)).toBeGreaterThan(0.99);
});

it.each(plantedFaults)('finds %s', async (_, machine, found) => {
  const log = await recordWork();
  const replay = player((options) => createActor(machine, options), log);
  expect(replay.run()).toMatchObject(found);
});
