import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpenTabs, askedTabs, lockedTabs, openTabs } from '#src/adapters/openTabs.ts';
import { fakeLocks } from '../fakes/fakeLocks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Channel = Parameters<typeof askedTabs>[0];
type Listener = (event: MessageEvent<unknown>) => void;

/** The tabs of a browser; a closed one hears nothing any more. */
function openBrowser(kind: 'with locks' | 'without locks') {
  const locks = fakeLocks() as unknown as LockManager;
  const listening = new Map<Channel, Set<Listener>>();
  const newChannel = (): Channel => {
    const channel = {
      postMessage(data: unknown) {
        for (const [other, listeners] of listening)
          if (other !== channel) listeners.forEach((listener) => listener({ data } as MessageEvent<unknown>));
      },
      addEventListener: (_: string, listener: Listener) => void listening.get(channel)?.add(listener),
      removeEventListener: (_: string, listener: Listener) => void listening.get(channel)?.delete(listener),
    } as Channel;
    listening.set(channel, new Set());
    return channel;
  };
  const open = (name: string): OpenTabs =>
    kind === 'with locks' ? lockedTabs(locks, () => name) : askedTabs(newChannel(), () => name);
  const freezeAll = () => listening.forEach((listeners) => listeners.clear());
  return { open, freezeAll };
}

/** The names that a tab knows half a second later. */
async function othersOf(tabs: OpenTabs): Promise<string[]> {
  const others = tabs.others();
  await vi.advanceTimersByTimeAsync(500);
  return [...(await others)];
}

it.each(['with locks', 'without locks'] as const)('knows in a browser %s which other tabs are open', async (kind) => {
  const { open } = openBrowser(kind);
  const [first, second, third] = [open('first'), open('second'), open('third')];
  expect([first.mine(), second.mine(), second.mine()]).toEqual(['first', 'second', 'second']);
  // A lock is given in its turn.
  await vi.advanceTimersByTimeAsync(0);
  expect(await othersOf(first)).toEqual(['second']);
  expect(await othersOf(third)).toEqual(['first', 'second']);
  expect(await othersOf(third)).toEqual(['first', 'second']);
});

it('takes a tab that does not answer for closed', async () => {
  const { open, freezeAll } = openBrowser('without locks');
  open('first').mine();
  freezeAll();
  expect(await othersOf(open('second'))).toEqual([]);
});

it('asks the other tabs only where the browser has no locks', () => {
  const channels: string[] = [];
  class BroadcastChannel {
    constructor(name: string) {
      channels.push(name);
    }
    addEventListener() {}
  }
  const browser = (navigator: object) => ({ navigator, BroadcastChannel }) as unknown as Window & typeof globalThis;
  openTabs(browser({ locks: fakeLocks() }));
  expect(channels).toEqual([]);
  openTabs(browser({}));
  expect(channels).toEqual(['servolab-tabs']);
});
