import type { Usage } from './countUsage.ts';
import { LearnerQuota } from './LearnerQuota.ts';

/** The quota of every learner: the workspace, and the versions that are kept of its files. */
export class Quotas {
  readonly #versionsOf: (root: string) => string;
  readonly #allowed: Usage;
  readonly #known = new Map<string, LearnerQuota>();

  /** `versionsOf` knows where the versions of a workspace's files are kept. */
  constructor(versionsOf: (root: string) => string, allowed: Usage) {
    this.#versionsOf = versionsOf;
    this.#allowed = allowed;
  }

  /** Of a workspace, by its folder. */
  of(root: string): LearnerQuota {
    const known = this.#known.get(root);
    if (known !== undefined) return known;
    const quota = new LearnerQuota([root, this.#versionsOf(root)], this.#allowed);
    this.#known.set(root, quota);
    return quota;
  }

  /** Nothing is kept in this folder any more, or another server counts it. */
  forget(root: string): void {
    this.#known.delete(root);
  }

  /** What each learner of this run keeps, as last counted. */
  counted(): Usage[] {
    return [...this.#known.values()].flatMap(({ kept }) => kept ?? []);
  }

  get allowed(): Usage {
    return this.#allowed;
  }

  /** Of a folder that is no workspace and does not stay, such as one in which a program is judged. */
  apart(folder: string): LearnerQuota {
    return new LearnerQuota([folder], this.#allowed);
  }
}
