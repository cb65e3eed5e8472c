/** The way between the editor and its language server, over whichever connection there is. */
import { limits } from '#contract/limits.ts';
import type { ClientFrame } from '#contract/socket.ts';
import type { LanguagePort } from '#machines/ports/languagePort.ts';

type Part = Extract<ClientFrame, { type: 'language_message' }>;

export interface LanguageChannel extends LanguagePort {
  /** Messages go out by this from now on, until the returned function is called. */
  attach(sendPart: (part: Part) => void): () => void;
  receive(message: string): void;
}

export function languageChannel(): LanguageChannel {
  const listeners = new Set<(message: string) => void>();
  let connected: ((part: Part) => void) | undefined;

  return {
    send(message) {
      for (const part of partsOf(message)) connected?.(part);
    },

    subscribe(received) {
      listeners.add(received);
      return () => void listeners.delete(received);
    },

    attach(sendPart) {
      connected = sendPart;
      return () => {
        if (connected === sendPart) connected = undefined;
      };
    },

    receive(message) {
      for (const received of listeners) received(message);
    },
  };
}

function partsOf(message: string): Part[] {
  const { languagePartLength: length } = limits;
  return Array.from({ length: Math.max(1, Math.ceil(message.length / length)) }, (_, index) => ({
    type: 'language_message',
    text: message.slice(index * length, (index + 1) * length),
    is_last: (index + 1) * length >= message.length,
  }));
}
