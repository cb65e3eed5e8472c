/** The folder that every learner's workspace starts as: the project's packages, built once at `/ws` in a real sandbox. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sweepFolder } from '../files/removeLeftovers.ts';
import type { Account } from '../sandbox/learnerAccounts.ts';

const run = promisify(execFile);
const environment = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' };

export interface TemplateSettings {
  /** The folder with `src/` in it. */
  source: string;
  /** Where templates are kept, one for each content of the source. */
  folder: string;
  account: Account | undefined;
  /** Builds the workspace in a folder; rejects with what went wrong. Undefined where nothing can be run. */
  build: ((folder: string) => Promise<void>) | undefined;
  /** Ends it early, and its reason is that of the rejection; what is there of it by then is removed on the next call. */
  signal: AbortSignal;
  log: (text: string) => void;
}

/**
 * The folder to copy; made on the first call with this content, and found on every later one. When it cannot be built
 * it is given unbuilt, which makes a learner's first build slower, and the next start tries again. Rejects when the
 * signal ends it early.
 */
export async function prepareTemplate(settings: TemplateSettings): Promise<string> {
  const { source, folder, account, signal, log } = settings;
  const built = join(folder, fingerprint(join(source, 'src')));
  if (existsSync(built)) {
    // The server may have had another account when it was made.
    await changeOwner(account, built);
    return built;
  }
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  const draft = mkdtempSync(join(folder, 'draft-'));
  await run('cp', ['-a', join(source, 'src'), draft], { env: environment });
  await changeOwner(account, draft);
  const isBuilt = await settings.build?.(draft).then(
    () => true,
    (error: unknown) => {
      signal.throwIfAborted();
      log(`The template of the workspaces could not be built. ${String(error)}`);
    },
  );
  const target = isBuilt === true ? built : `${built}-unbuilt`;
  renameSync(draft, target);
  return target;
}

/** Copies the template, times and modes and owners too, so that `make` finds nothing to do. Whole or not at all. */
export async function copyTemplate(template: string, root: string): Promise<void> {
  mkdirSync(dirname(root), { recursive: true });
  const draft = mkdtempSync(`${root}.draft-`);
  try {
    await run('cp', ['-a', '--reflink=auto', '--no-target-directory', template, draft], { env: environment });
    renameSync(draft, root);
  } catch (error) {
    // On a disk without room each attempt would take more of it.
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}

/** Removes what a killed server has left half copied, or half removed. */
export function sweepDrafts(folder: string, log: (text: string) => void): Promise<void> {
  return sweepFolder(folder, (name) => name.includes('.draft-'), log);
}

/** Nothing is to do where the folder is theirs already; without an account everything stays the server's own. */
export async function changeOwner(account: Account | undefined, folder: string): Promise<void> {
  if (account === undefined || lstatSync(folder).uid === account.uid) return;
  await run('chown', ['-R', '--no-dereference', `${account.uid}:${account.gid}`, folder], { env: environment });
}

/**
 * Of names, contents and whether the owner can run it. Times do not count, because every clone has others, nor what a umask takes from the
 * group and from others.
 */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const path of paths) {
    const stats = lstatSync(join(folder, path));
    hash.update(`${path}\0${stats.mode & 0o100}\0`);
    if (stats.isFile()) hash.update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
