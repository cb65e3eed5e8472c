/** Takes out of everything that is written down what nobody but the learner should know. */
import { publicPaths } from '../site/pages.ts';
import { mask } from './mask.ts';
import { type Holder, isPersonal, isStructural, personalChoice } from './personal.ts';
import { portable } from './portable.ts';

export interface Redaction {
  /** Turns a value into JSON; `isMasked` when something in it had to be replaced. What is masked already stays as it is. */
  redact: (value: unknown) => { json: string; isMasked: boolean };
  /** Whether anything has been masked: a text may then be made of it. */
  hasMasked: () => boolean;
  /** Whether a JSON text holds something that is known to be a secret by now. */
  finds: (json: string) => boolean;
}

const SHORTEST_SEARCHED = 5;
const MOST_SEARCHED = 500;

/**
 * Secrets that show what they are wherever they stand: addresses, signed tokens, and what a link carries. The sign is in
 * each of them, and is looked for first: a pattern is slow where a search is not.
 */
const telling: readonly { sign: string; pattern: RegExp }[] = [
  { sign: '@', pattern: /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}/g },
  { sign: '%40', pattern: /[\w.+-]{1,64}%40[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}/g },
  { sign: 'eyJ', pattern: /\beyJ[\w-]{8,}(?:\.[\w-]+){1,2}/g },
  {
    sign: '=',
    pattern:
      /(?<=[?&#](?:access_token|refresh_token|provider_token|id_token|token|token_hash|code|apikey|state|email)=)[^&#\s"']+/gi,
  },
  { sign: 'earer ', pattern: /(?<=\bbearer )[\w.~+/-]{8,}/gi },
];

/** Keeps nothing back; for tests that compare everything. */
export const openly: Redaction = {
  redact: (value) => ({ json: JSON.stringify(value, asItIs) ?? 'null', isMasked: false }),
  hasMasked: () => false,
  finds: () => false,
};

export function masking(): Redaction {
  const masks = new Map<string, string>();
  const issued = new Set<string>();
  /** What is searched for in every text, the newest last. */
  const searched = new Set<string>();
  /** What was learnt last under each key. */
  const newest = new Map<string, string>();
  let isMasked = false;

  const maskOf = (secret: string): string => {
    if (issued.has(secret)) return secret;
    const known = masks.get(secret) ?? mask(secret, masks.size + 1);
    masks.set(secret, known);
    issued.add(known);
    return known;
  };

  const learn = (key: string, secret: string) => {
    const earlier = newest.get(key);
    newest.set(key, secret);
    if (isOrdinary(secret) || searched.has(secret) || issued.has(secret)) return;
    // What is typed grows letter by letter: only the last of them is worth a search.
    if (earlier !== undefined && secret.length === earlier.length + 1 && secret.startsWith(earlier))
      searched.delete(earlier);
    searched.add(secret);
    if (searched.size > MOST_SEARCHED) searched.delete(searched.values().next().value ?? '');
  };

  const withoutSecrets = (text: string): string => {
    let safe = text;
    for (const { sign, pattern } of telling) if (safe.includes(sign)) safe = safe.replaceAll(pattern, maskOf);
    const present = [...searched].filter((secret) => safe.includes(secret));
    for (const secret of present.toSorted((a, b) => b.length - a.length))
      safe = safe.replaceAll(secret, maskOf(secret));
    return safe;
  };

  function replace(this: Holder, key: string, value: unknown): unknown {
    const kept = portable(this, key, value);
    if (typeof kept !== 'string' || kept === '') return kept;
    const safe = safeText(key, kept, this);
    isMasked ||= safe !== kept;
    return safe;
  }

  function safeText(key: string, text: string, holder: Holder): string {
    const choice = personalChoice(key, text);
    if (choice !== undefined) return choice;
    if (isPersonal(key, holder)) {
      learn(key, text);
      return maskOf(text);
    }
    return isStructural(key) ? text : withoutSecrets(text);
  }

  return {
    redact(value) {
      const before = searched.size;
      isMasked = false;
      let json = JSON.stringify(value, replace) ?? 'null';
      // Something learnt late may have been passed over early.
      if (searched.size !== before) json = JSON.stringify(value, replace) ?? 'null';
      return { json, isMasked };
    },
    hasMasked: () => masks.size > 0,
    finds: (json) => [...searched].some((secret) => json.includes(JSON.stringify(secret).slice(1, -1))),
  };
}

/**
 * Short secrets, and those that are a part of the site's own addresses, are masked where they stand, but not searched for
 * elsewhere: nothing would be left of what is no secret.
 */
function isOrdinary(secret: string): boolean {
  return secret.trim().length < SHORTEST_SEARCHED || publicPaths.some((path) => path.includes(secret));
}

function asItIs(this: Holder, key: string, value: unknown): unknown {
  return portable(this, key, value);
}
