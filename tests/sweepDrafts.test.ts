import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { draftOf, makeDraft, sweepDrafts } from '../scripts/sweepDrafts.js';

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

it('makes an empty folder for a build, and removes those of ended ones with all that is in them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'servolab-drafts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { pid: ended } = spawnSync('true');
  const made = join(folder, 'spa');
  for (const each of [made, `${made}.${ended}`, draftOf(made)]) {
    mkdirSync(join(each, 'assets'), { recursive: true });
    writeFileSync(join(each, 'assets', 'main.js'), '');
  }
  expect(makeDraft(made)).toBe(draftOf(made));
  expect(new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['spa', 'spa/assets', 'spa/assets/main.js', `spa.${process.pid}`]),
  );
});
