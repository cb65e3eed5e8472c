/** What the adapters of authentication touch of a browser, in memory. */
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { fakeLocks } from './fakeLocks.ts';

/** Storage that forgets nothing and can be forbidden. */
export function fakeStorage() {
  const items = new Map<string, string>();
  let isForbidden = false;
  const allowed = () => {
    if (isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
    return items;
  };
  return {
    items,
    forbid: () => void (isForbidden = true),
    get length() {
      return allowed().size;
    },
    key: (index: number) => [...allowed().keys()][index] ?? null,
    getItem: (key: string) => allowed().get(key) ?? null,
    setItem: (key: string, value: string) => void allowed().set(key, value),
    removeItem: (key: string) => void allowed().delete(key),
  };
}

export type FakeTab = ReturnType<FakeBrowser['open']>;

/** A browser with tabs: what lies in local storage is known to all of them, what lies in a session's to one. */
export class FakeBrowser {
  static #made = 0;
  readonly #number = ++FakeBrowser.#made;
  readonly localStorage = fakeStorage();
  readonly #locks = fakeLocks();
  /** What a library complained of. */
  readonly complaints: string[] = [];

  /** Opens an address in a new tab, or in the tab whose session storage is given. */
  open(address: string, sessionStorage = fakeStorage()) {
    let href = new URL(address).href;
    const listeners = new Map<string, Set<() => void>>();
    const tell = (type: string) => listeners.get(type)?.forEach((listener) => listener());
    /** Every address that anybody could have seen, the present one last. */
    const seen = [href];
    const left: string[] = [];
    const show = (next: URL) => {
      href = next.href;
      seen.push(href);
    };

    const location = {
      get href() {
        return href;
      },
      get origin() {
        return new URL(href).origin;
      },
      get pathname() {
        return new URL(href).pathname;
      },
      get search() {
        return new URL(href).search;
      },
      get hash() {
        return new URL(href).hash;
      },
      set hash(hash: string) {
        const next = new URL(href);
        if (next.hash === new URL(`#${hash.replace(/^#/, '')}`, href).hash) return;
        next.hash = hash;
        show(next);
        tell('hashchange');
      },
      assign: (url: string) => void left.push(url),
    };
    const history = { state: null, replaceState: (_state: unknown, _: string, to: string) => show(new URL(to, href)) };
    const page = {
      location,
      history,
      localStorage: this.localStorage,
      sessionStorage,
      navigator: { locks: this.#locks },
      addEventListener(type: string, listener: () => void) {
        listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      },
      removeEventListener: (type: string, listener: () => void) => void listeners.get(type)?.delete(listener),
    };
    // The adapters use no more of a window than this.
    const window = page as unknown as Window;
    return { window, seen, left, sessionStorage, address: () => href };
  }

  /** Lets a library that looks for the one global window find this tab; undone by `vi.unstubAllGlobals`. */
  show(tab: FakeTab): void {
    vi.stubGlobal('window', tab.window);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    vi.stubGlobal('navigator', tab.window.navigator);
    vi.stubGlobal('WebSocket', WebSocket);
    vi.stubGlobal('BroadcastChannel', this.#channels());
    const complain = (...words: unknown[]) => void this.complaints.push(words.map(String).join(' '));
    vi.stubGlobal('console', { ...console, warn: complain, error: complain });
  }

  /** Tabs of one browser hear one another, and nobody else. */
  #channels() {
    const browser = this.#number;
    return class extends NodeChannel {
      constructor(name: string) {
        super(`${browser}:${name}`);
        this.unref();
      }
    };
  }
}
