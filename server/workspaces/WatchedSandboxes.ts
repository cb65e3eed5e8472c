/** Every sandbox that runs is looked after, and what it uses is known. */
import type { BudgetListener, BudgetWatch, WatchedSandbox } from '../sandbox/budget/BudgetWatch.ts';
import type { SandboxLoad } from '../sandbox/budget/LoadMeter.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';

const nobody: BudgetListener = { exceeded: () => undefined, slowed: () => undefined };

export class WatchedSandboxes {
  readonly #budgets: BudgetWatch;
  readonly #watched = new WeakMap<Sandbox, WatchedSandbox>();

  constructor(budgets: BudgetWatch) {
    this.#budgets = budgets;
  }

  /** Until it ends, whatever runs in it, and whoever is told. */
  add(sandbox: Sandbox, { quota, group }: Pick<WatchedSandbox, 'quota' | 'group'>, listener = nobody): Sandbox {
    const watched: WatchedSandbox = {
      ...listener,
      first: () => sandbox.first(),
      quota,
      group,
      close: () => sandbox.close(),
    };
    this.#watched.set(sandbox, watched);
    const stop = this.#budgets.add(watched);
    void sandbox.ended.then(stop);
    return sandbox;
  }

  loadOf(sandbox: Sandbox): SandboxLoad | undefined {
    const watched = this.#watched.get(sandbox);
    return watched && this.#budgets.loadOf(watched);
  }

  loads(): SandboxLoad[] {
    return this.#budgets.loads();
  }
}
