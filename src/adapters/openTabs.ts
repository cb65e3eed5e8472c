import { randomId } from './randomId.ts';

/** Which tabs of this site are open: each holds a lock for as long as it lives, however it ends. */
export interface OpenTabs {
  /** The name of this tab; from now on the others know that it is open. */
  mine(): string;
  /** The names of the other ones. */
  others(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'servolab-tab:';

/** A browser without locks takes every other tab for closed. */
export function openTabs(
  locks: Pick<LockManager, 'request' | 'query'> | undefined,
  newName: () => string = randomId,
): OpenTabs {
  let name: string | undefined;
  return {
    mine() {
      if (name !== undefined) return name;
      name = newName();
      // Held until the tab is gone.
      void locks?.request(PREFIX + name, {}, () => new Promise<never>(() => undefined)).catch(() => undefined);
      return name;
    },
    async others() {
      const held = (await locks?.query())?.held ?? [];
      const names = held.map((lock) => lock.name ?? '').filter((lock) => lock.startsWith(PREFIX));
      return new Set(names.map((lock) => lock.slice(PREFIX.length)).filter((other) => other !== name));
    },
  };
}
