import { randomId } from './randomId.ts';

/** Which tabs of this site are open. */
export interface OpenTabs {
  /** The name of this tab; from now on the others know that it is open. */
  mine(): string;
  /** The names of the other ones. */
  others(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'servolab-tab:';
const CHANNEL = 'servolab-tabs';
const WHO_IS_OPEN = { type: 'asked' };

/** A tab that is not frozen has answered by then, also one that is not looked at. */
const ANSWERED_WITHIN_MS = 500;

/** As the browser can tell: without https it has no locks. */
export function openTabs(browser: Window & typeof globalThis = window): OpenTabs {
  const { locks }: { locks?: LockManager } = browser.navigator;
  return locks === undefined ? askedTabs(new browser.BroadcastChannel(CHANNEL)) : lockedTabs(locks);
}

/** Each holds a lock for as long as it lives, however it ends. */
export function lockedTabs(locks: Pick<LockManager, 'request' | 'query'>, newName: () => string = randomId): OpenTabs {
  let name: string | undefined;
  return {
    mine() {
      if (name !== undefined) return name;
      name = newName();
      // Held until the tab is gone.
      void locks.request(PREFIX + name, {}, () => new Promise<never>(() => undefined)).catch(() => undefined);
      return name;
    },
    async others() {
      const held = (await locks.query()).held ?? [];
      const names = held.map((lock) => lock.name ?? '').filter((lock) => lock.startsWith(PREFIX));
      return new Set(names.map((lock) => lock.slice(PREFIX.length)).filter((other) => other !== name));
    },
  };
}

/** Each answers when another asks; one that does not in time is taken for closed. */
export function askedTabs(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>,
  newName: () => string = randomId,
): OpenTabs {
  let name: string | undefined;
  const say = (data: unknown): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a window has one, that of a channel none
    channel.postMessage(data);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (name !== undefined && isQuestion(data)) say(name);
  });
  return {
    mine: () => (name ??= newName()),
    async others() {
      const open = new Set<string>();
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') open.add(data);
      };
      channel.addEventListener('message', hear);
      say(WHO_IS_OPEN);
      await new Promise((resolve) => void setTimeout(resolve, ANSWERED_WITHIN_MS));
      channel.removeEventListener('message', hear);
      return open;
    },
  };
}

const isQuestion = (data: unknown): boolean => Reflect.get(Object(data), 'type') === WHO_IS_OPEN.type;
