/**
 * A learner's folder on the volume that all servers share, and which of them holds it.
 *
 *   <learner>/<number>-<run, free or lost>/<tree>/ws         the workspace
 *                                                /versions   what its files said before
 *
 * There is always exactly one folder with a number, and it changes hands by being renamed: of two servers that want it one succeeds, and a server that
 * finds its own name no more has lost it. That is all that the servers have to agree on, and neither a clock nor a message is part of it.
 */
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../files/errorCode.ts';
import { removeEntry } from '../files/removeEntry.ts';
import { sweepDrafts } from '../workspaces/prepareTemplate.ts';
import { copyTree } from './copyTree.ts';

/** Nobody holds it. */
const FREE = 'free';
/** Nor does anybody this, and whoever did may still have files of it open. */
const LOST = 'lost';

export interface Claim {
  number: number;
  /** The run of a server, `free` or `lost`. */
  holder: string;
}

export class LearnerFolder {
  readonly #folder: string;
  readonly #log: (text: string) => void;

  constructor(root: string, learnerId: string, log: (text: string) => void) {
    this.#folder = join(root, learnerId);
    this.#log = log;
  }

  /** Who holds it; makes the folder where there is none. Undefined when it is changing hands at this moment. */
  async claim(): Promise<Claim | undefined> {
    const names = await namesIn(this.#folder);
    if (names === null) {
      await this.#create();
      return this.claim();
    }
    // A list that is made while it changes hands may have both names, or neither.
    return names.flatMap((name) => claimOf(name) ?? []).toSorted((a, b) => b.number - a.number)[0];
  }

  isFree({ holder }: Claim): boolean {
    return holder === FREE;
  }

  /** Answers the next claim; undefined when somebody else was faster. */
  async pass(claim: Claim, holder = FREE): Promise<Claim | undefined> {
    const next = { number: claim.number + 1, holder };
    try {
      await rename(this.at(claim), this.at(next));
      return next;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Leaves it to whoever wants it, as a server does that is lost. */
  async abandon(claim: Claim): Promise<void> {
    await this.pass(claim, LOST);
  }

  /** Whether nobody has taken it away. What was stored before this question is seen by whoever takes it afterwards. */
  async isOwned(claim: Claim): Promise<boolean> {
    try {
      await stat(this.at(claim));
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false;
      throw error;
    }
  }

  /** The folder with workspace and versions. */
  async tree(claim: Claim): Promise<string> {
    const folder = this.at(claim);
    const newest = (await trees(folder)).at(-1) ?? 0;
    await mkdir(join(folder, String(newest)), { recursive: true, mode: 0o700 });
    await sweepDrafts(folder, this.#log);
    await sweepDrafts(join(folder, String(newest)), this.#log);
    return join(folder, String(newest));
  }

  /**
   * The same after another server has lost it without giving it up: whatever that one has open still leads to the files of before, so they are
   * copied, and what it writes from now on reaches nothing. What lies deeper than any path is left out, and logged.
   */
  async freshTree(claim: Claim): Promise<string> {
    const folder = this.at(claim);
    await sweepDrafts(folder, this.#log);
    const old = await trees(folder);
    const newest = old.at(-1);
    if (newest === undefined) return this.tree(claim);
    const draft = await mkdtemp(join(folder, 'tree.draft-'));
    const source = join(folder, String(newest));
    const tooDeep = await copyTree(source, draft);
    if (tooDeep > 0)
      this.#log(`${source} holds folders deeper than any path: ${tooDeep} files or folders were not copied.`);
    await rename(draft, join(folder, String(newest + 1)));
    // What is written into it at this moment keeps it for the next one to remove.
    for (const number of old) await removeEntry(folder, String(number)).catch(() => undefined);
    return this.tree(claim);
  }

  at({ number, holder }: Claim): string {
    return join(this.#folder, `${number}-${holder}`);
  }

  /** The folder appears with its claim in it, so of two servers only one can make it. */
  async #create(): Promise<void> {
    const draft = await mkdtemp(`${this.#folder}.draft-`);
    await mkdir(join(draft, `0-${FREE}`), { mode: 0o700 });
    try {
      await rename(draft, this.#folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

/** Who holds what, and which trees there are, by the id of the learner: another text where a folder changes hands or is copied. */
export async function claimsIn(root: string): Promise<Map<string, string>> {
  const claims = new Map<string, string>();
  for (const id of await readdir(root)) {
    const names = (await namesIn(join(root, id))) ?? [];
    const inside = await Promise.all(
      names.map(async (name) => ((await namesIn(join(root, id, name))) ?? []).toSorted()),
    );
    claims.set(id, JSON.stringify([names, inside]));
  }
  return claims;
}

/** Null where there is no such folder. */
async function namesIn(folder: string): Promise<string[] | null> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function claimOf(name: string): Claim | undefined {
  const [, number, holder] = /^(\d+)-([a-z0-9]+)$/.exec(name) ?? [];
  return number === undefined || holder === undefined ? undefined : { number: Number(number), holder };
}

/** Oldest first. */
async function trees(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b);
}
