import type { LanguageEnd } from '#contract/socket.ts';
import type { LanguageListener, LanguageServer } from '#server/languages/LanguageServer.ts';
import { TooManyLanguageServersError } from '#server/languages/LanguageServers.ts';

/** A language server from its own side. */
export interface FakeLanguageServer {
  heard: string[];
  /** By itself, or because its speaker wanted it. */
  isEnded: boolean;
  say(message: string): void;
  end(reason: LanguageEnd): void;
}

/** The language servers of a workspace in memory: three at a time, and in the order in which they were started. */
export function fakeLanguageServers() {
  const started: FakeLanguageServer[] = [];
  return {
    started,
    start(listener: LanguageListener): LanguageServer {
      if (started.filter(({ isEnded }) => !isEnded).length >= 3) throw new TooManyLanguageServersError('Too many.');
      const fake: FakeLanguageServer = {
        heard: [],
        isEnded: false,
        say: (message) => listener.received(message),
        end: (reason) => {
          fake.isEnded = true;
          listener.ended(reason);
        },
      };
      started.push(fake);
      return { send: (message) => void fake.heard.push(message), end: () => void (fake.isEnded = true) };
    },
  };
}
