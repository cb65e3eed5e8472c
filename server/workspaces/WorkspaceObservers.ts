import type { WorkspaceObserver } from './workspace.ts';

/** Who is told what happens in a workspace: the pages of its learner that are open. */
export class WorkspaceObservers {
  readonly #all = new Set<WorkspaceObserver>();
  readonly #changed: () => void;

  /** `changed` is called when one has come or gone. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get areThere(): boolean {
    return this.#all.size > 0;
  }

  /** Until the returned function is called. */
  add(observer: WorkspaceObserver): () => void {
    this.#all.add(observer);
    this.#changed();
    return () => {
      this.#all.delete(observer);
      this.#changed();
    };
  }

  tell(what: (observer: WorkspaceObserver) => void): void {
    for (const observer of this.#all) what(observer);
  }
}
