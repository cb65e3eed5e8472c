import type { Span } from './secretSpans.ts';

/** What shows what it is, is looked for elsewhere, too, from this length on. */
const SHORTEST = 8;
/** So far before a text stands what it is called. */
const REACH = 48;

/** A word as programs, topics and commands are called by: nobody gives them a longer one. */
const word = /^(?=.{1,32}$)[A-Z]?[a-z]+(?:_[A-Z]?[a-z]+)*$/;
/** Where something lies, or is published. */
const path = /^[~/][\w/]+$/;
/** These are called by names that mean other things as well: `clave` is the key of a dictionary, too. */
const ambiguous = /clave|token|secret|key/i;
const password = /pass(?:word|wd|phrase)|contrase|pwd/i;

/**
 * Whether a text that shows what it is where it stands is a secret elsewhere as well. What may be the name of something is none:
 * every topic, file and command that is called so would be masked.
 */
export function isSecretElsewhere(text: string, { from, to }: Span): boolean {
  const secret = text.slice(from, to);
  if (secret.length < SHORTEST || path.test(secret)) return false;
  const before = text.slice(Math.max(0, from - REACH), from);
  return !word.test(secret) || !ambiguous.test(before) || password.test(before);
}
