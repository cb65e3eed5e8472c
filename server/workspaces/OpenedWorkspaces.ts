/** The workspaces that were opened, by their learners; one that was removed is not opened again. */
import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../files/errorCode.ts';
import { removeEntry } from '../files/removeEntry.ts';
import type { LearnerWorkspace } from './LearnerWorkspace.ts';
import { WorkspaceUnavailableError } from './workspace.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class OpenedWorkspaces {
  readonly #root: string;
  readonly #open: (learnerId: string) => Promise<LearnerWorkspace>;
  readonly #gone: (folder: string) => void;
  readonly #known = new Map<string, Promise<LearnerWorkspace>>();
  readonly #removed = new Set<string>();

  /** `root` holds a folder for each learner; `open` makes one where there is none; `gone` is told of each that is nobody's here any more. */
  constructor(root: string, open: (learnerId: string) => Promise<LearnerWorkspace>, gone: (folder: string) => void) {
    this.#root = root;
    this.#open = open;
    this.#gone = gone;
  }

  async of(learnerId: string): Promise<LearnerWorkspace> {
    const id = idOf(learnerId);
    if (this.#removed.has(id)) throw leaving();
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const opened = this.#open(id);
    this.#known.set(id, opened);
    opened.catch(() => this.#known.delete(id));
    return opened;
  }

  /** Those that are open, by their learners. */
  async all(): Promise<[string, LearnerWorkspace][]> {
    const opened = await Promise.allSettled(
      [...this.#known].map(async ([id, workspace]): Promise<[string, LearnerWorkspace]> => [id, await workspace]),
    );
    return opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  }

  /** As `Workspaces.endSandbox`. */
  async endSandbox(learnerId: string): Promise<boolean> {
    const workspace = await this.#known.get(idOf(learnerId))?.catch(() => undefined);
    const sandbox = workspace?.sandbox;
    workspace?.cutShort({ reason: 'operator' });
    await sandbox?.close();
    return sandbox !== undefined;
  }

  /** As `Workspaces.remove`. */
  async remove(learnerId: string, last: () => Promise<void>): Promise<void> {
    const id = idOf(learnerId);
    if (this.#removed.has(id)) throw leaving();
    this.#removed.add(id);
    try {
      const workspace = await this.#known.get(id)?.catch(() => undefined);
      await workspace?.close();
      this.#known.delete(id);
      await this.#removeFiles(id);
      await last();
      this.#forget(workspace);
    } catch (error) {
      this.#removed.delete(id);
      throw error;
    }
  }

  /** As `Workspaces.leave`. */
  async leave(learnerId: string): Promise<void> {
    const id = idOf(learnerId);
    const opened = this.#known.get(id);
    this.#known.delete(id);
    const workspace = await opened?.catch(() => undefined);
    await workspace?.close();
    this.#forget(workspace);
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.#known.values());
    await Promise.all(opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value.close()] : [])));
  }

  /** Which folder it had only the workspace knows: with several servers each stay has another. */
  #forget(workspace: LearnerWorkspace | undefined): void {
    if (workspace !== undefined) this.#gone(workspace.root);
  }

  /** Under the name of a draft: what a killed server leaves of it is swept, and is nobody's workspace. */
  async #removeFiles(id: string): Promise<void> {
    const name = `${id}.draft-${randomUUID()}`;
    try {
      await rename(join(this.#root, id), join(this.#root, name));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return;
      throw error;
    }
    await removeEntry(this.#root, name);
  }
}

function idOf(learnerId: string): string {
  const id = learnerId.toLowerCase();
  if (!UUID.test(id)) throw new Error('The id of a learner must be a UUID.');
  return id;
}

function leaving(): WorkspaceUnavailableError {
  return new WorkspaceUnavailableError({ code: 'ACCOUNT_LEAVING', facts: {} }, 'This account is being deleted.');
}
