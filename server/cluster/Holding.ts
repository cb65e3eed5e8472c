/** A learner's folder while this server holds it. */
import { join } from 'node:path';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Arrival, Placement } from '../http/Neighbours.ts';
import type { Claim, LearnerFolder } from './LearnerFolder.ts';
import { movingError } from './movingError.ts';

export interface HoldingParts {
  folder: LearnerFolder;
  claim: Claim;
  tree: string;
  arrival: Arrival;
  files: WorkspaceFiles;
}

export class Holding {
  readonly placement: Placement;
  readonly files: WorkspaceFiles;
  /** The folder that is the learner's workspace. */
  readonly root: string;
  readonly #folder: LearnerFolder;
  readonly #claim: Claim;
  #uses = 0;
  #isLeaving = false;
  #whenIdle: () => void = () => undefined;

  constructor({ folder, claim, tree, arrival, files }: HoldingParts) {
    this.placement = { arrival, number: claim.number };
    this.files = files;
    this.root = join(tree, 'ws');
    this.#folder = folder;
    this.#claim = claim;
  }

  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  isOwned(): Promise<boolean> {
    return this.#folder.isOwned(this.#claim);
  }

  /**
   * Answers what the work does only while the folder is held after it: what it has stored was there when the folder was taken away, or nobody is
   * told that it was stored.
   */
  async use<Result>(work: (files: WorkspaceFiles) => Promise<Result>): Promise<Result> {
    if (this.#isLeaving) throw movingError();
    this.#uses += 1;
    try {
      const outcome = await Promise.allSettled([work(this.files)]);
      if (!(await this.isOwned())) throw movingError();
      const [result] = outcome;
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    } finally {
      this.#uses -= 1;
      if (this.#uses === 0) this.#whenIdle();
    }
  }

  /** Begins nothing any more; resolves when what had begun has ended. */
  async settle(): Promise<void> {
    this.#isLeaving = true;
    if (this.#uses === 0) return;
    await new Promise<void>((resolve) => (this.#whenIdle = resolve));
  }

  /** Leaves it to whoever wants it. */
  async free(): Promise<void> {
    await this.#folder.pass(this.#claim);
  }
}
