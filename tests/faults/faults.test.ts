import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { logOf } from '../machines/recording/openRecorded.ts';
import { siteFaults } from './siteFaults.ts';
import { recorded, visits } from './visits.ts';
import { workspaceFaults } from './workspaceFaults.ts';

const root = resolve(import.meta.dirname, '../..');
const faults = [...workspaceFaults, ...siteFaults];

it('knows at least thirty mistakes', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
});

it.each(faults)('can still make this mistake: $name', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
});

it.each(visits)('replays a visit without one: $name', async (visit) => {
  expect(appPlayer(logOf(await recorded(visit))).run()).toBeUndefined();
});
