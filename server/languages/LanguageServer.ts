/** One language server in a learner's sandbox. It speaks JSON-RPC with its speaker; nothing of that is understood here. */
import { randomUUID } from 'node:crypto';
import type { LanguageEnd } from '#contract/socket.ts';
import type { ProgramEnd } from '#contract/entities.ts';
import { languageLimits } from '../sandbox/programLimits.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import { MessageReader, framed } from './MessageReader.ts';

export interface LanguageListener {
  received(message: string): void;
  /** Once, and last of all; not when it was ended by its speaker. */
  ended(reason: LanguageEnd): void;
}

export interface LanguageServer {
  /** A whole message, as JSON. */
  send(message: string): void;
  end(): void;
}

const ARGV = ['pylsp'];
/** What it keeps for later is worth nothing to the learner. */
const ENVIRONMENT = { XDG_CACHE_HOME: '/tmp' };
/** With which the program before it says that there is none. */
const NOT_FOUND = 127;

/** Starts it; `forgotten` is called once nothing of it is left. */
export function startLanguageServer(
  sandbox: Sandbox,
  idleMs: number,
  listener: LanguageListener,
  forgotten: () => void,
): LanguageServer {
  const id = randomUUID();
  const reader = new MessageReader();
  /** How it is going to have ended; null when its speaker wanted it. */
  let end: LanguageEnd | null | undefined;
  const stop = (reason: LanguageEnd | null): void => {
    end ??= reason;
    sandbox.stop(id, 0);
  };
  const idle = setTimeout(() => stop('idle'), idleMs).unref();
  const close = (reason: LanguageEnd): void => {
    clearTimeout(idle);
    forgotten();
    const why = end === undefined ? reason : end;
    if (why !== null) listener.ended(why);
  };
  sandbox.start(
    { id, argv: ARGV, environment: ENVIRONMENT, limits: languageLimits, hasInput: true },
    {
      started: () => undefined,
      printed(stream, text) {
        if (stream === 'stderr' || end !== undefined) return;
        try {
          for (const message of reader.push(text)) listener.received(message);
        } catch {
          stop('crashed');
        }
      },
      ended: (how) => close(reasonOf(how)),
      lost: () => close('crashed'),
    },
  );
  return {
    send(message) {
      idle.refresh();
      sandbox.write(id, framed(message));
    },
    end: () => stop(null),
  };
}

const reasonOf = (how: ProgramEnd): LanguageEnd =>
  how.reason === 'exited' && how.code === NOT_FOUND ? 'missing' : 'crashed';
