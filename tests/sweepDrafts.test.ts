import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { draftOf, sweepDrafts } from '../scripts/sweepDrafts.js';

it('removes what a build left that was ended, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'servolab-drafts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { pid: ended } = spawnSync('true');
  const made = join(folder, 'database.tar');
  const begun = draftOf(made);
  for (const file of [made, begun, `${made}.${ended}`, join(folder, 'agent.js.map')]) writeFileSync(file, '');
  sweepDrafts(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['agent.js.map', 'database.tar', `database.tar.${process.pid}`]);
});
