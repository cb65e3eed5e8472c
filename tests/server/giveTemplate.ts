/** The packages that every workspace begins with, built once for all tests and not in each data folder anew. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { errorCode } from '#server/files/errorCode.ts';
import { ros1 } from '#server/ros1/ros1.ts';
import { createWorkspaces } from '#server/workspaces/createWorkspaces.ts';
import { fingerprint } from '../../scripts/fingerprint.js';

const run = promisify(execFile);
const sources = ['workspace', 'challenges', 'server', 'contract', 'scripts/debianPackages.js'];
const folder = join(projectRoot, '.cache', 'test-template');
const kept = join(folder, fingerprint(projectRoot, sources).slice(0, 16));

/** Gives a data folder the built packages, as a server would have left them there, if it is still empty. */
export async function giveTemplate(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readdirSync(dataDir).length > 0) return;
  if (!existsSync(kept)) await make();
  await run('cp', ['-a', '--reflink=auto', kept, join(dataDir, 'template')]);
}

/** Several that come together make the same, and that of the first stays. */
async function make(): Promise<void> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-template-'));
  const workspaces = await createWorkspaces({
    dataDir,
    course: readCourse(projectRoot),
    middleware: ros1,
    log: () => {},
  });
  await workspaces.of(randomUUID());
  await workspaces.close();
  mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  await run('cp', ['-a', join(dataDir, 'template'), join(draft, basename(kept))]);
  try {
    renameSync(join(draft, basename(kept)), kept);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY') throw error;
  }
  for (const path of [dataDir, draft]) rmSync(path, { recursive: true, force: true });
  for (const name of readdirSync(folder))
    if (name !== basename(kept)) rmSync(join(folder, name), { recursive: true, force: true });
}
