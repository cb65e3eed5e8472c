/** Takes out of everything that is written down what nobody but the learner should know. */
import { publicPaths } from '../site/pages.ts';
import { begunSpans, hasAddress, isAddress } from './begunSecrets.ts';
import { mask } from './mask.ts';
import { type Holder, isName, isPersonal, isStructural, personalChoice } from './personal.ts';
import { portable } from './portable.ts';
import { type SearchedText, searchedOn } from './searchedText.ts';
import { type Span, placesOfSecrets, secretSpans, withoutOverlap } from './secretSpans.ts';
import { writtenForms } from './writtenForms.ts';

export interface Redaction {
  /** Turns a value into JSON; `isMasked` when something in it had to be replaced. What is masked already stays as it is. */
  redact: (value: unknown) => { json: string; isMasked: boolean };
  /** The same for what somebody knows at one moment: it may be in the middle of typing, anywhere. `write` makes JSON of what is none. */
  redactState: (value: unknown, write?: Written) => { json: string; isMasked: boolean };
  /** The same for the text under a key of a context. */
  safeText: (key: string, text: string) => string;
  /** Whether a JSON text holds something that is known to be a secret by now, or what may be the beginning of one. */
  finds: (json: string) => boolean;
  /** The secrets in a text, and what stands for each; those as well that only who asks knows. */
  secretsIn: (text: string, others?: Iterable<string>) => readonly (Span & { mask: string })[];
}

/** What of a value can be written down: `holder` is the object that has it under `key`. */
export type Written = (holder: Holder, key: string, value: unknown) => unknown;

const SHORTEST_SEARCHED = 5;
/** A shorter text is searched faster than it is compared with the one before. */
const SHORTEST_REMEMBERED = 512;
/** What shows what it is, is looked for elsewhere, too, from this length on. */
const SHORTEST_TELLING = 8;
const MOST_SEARCHED = 500;

/** Keeps nothing back; for tests that compare everything. */
export const openly: Redaction = {
  redact: (value) => ({ json: JSON.stringify(value, writing(portable)) ?? 'null', isMasked: false }),
  redactState: (value, write = portable) => ({
    json: JSON.stringify(value, writing(write)) ?? 'null',
    isMasked: false,
  }),
  safeText: (_, text) => text,
  finds: () => false,
  secretsIn: () => [],
};

export function masking(): Redaction {
  const masks = new Map<string, string>();
  const issued = new Set<string>();
  /** What is searched for in every text, the newest last: anywhere, and as words of their own. */
  const searched = new Set<string>();
  const names = new Set<string>();
  /** What was learnt last under each key, and what is searched for because of it alone. */
  const newest = new Map<string, { text: string; forms: readonly string[] }>();
  let isMasked = false;
  /** How often something was learnt: what is known may be other things, and as many. */
  let learnt = 0;

  const maskOf = (secret: string): string => {
    if (issued.has(secret)) return secret;
    const known = masks.get(secret) ?? mask(secret, masks.size + 1);
    masks.set(secret, known);
    issued.add(known);
    return known;
  };

  const learn = (key: string, secret: string, among: Set<string>, formsOf = asItStands) => {
    const earlier = newest.get(key);
    if (earlier?.text === secret) return;
    // What is typed grows letter by letter: only the last of them is worth a search.
    if (earlier !== undefined && secret.length === earlier.text.length + 1 && secret.startsWith(earlier.text))
      for (const form of earlier.forms) among.delete(form);
    const all = isOrdinary(secret) || issued.has(secret) ? [] : [secret, ...formsOf(secret)];
    const forms = [...new Set(all)].filter((form) => !among.has(form));
    newest.set(key, { text: secret, forms });
    for (const form of forms) {
      among.add(form);
      learnt += 1;
      if (among.size > MOST_SEARCHED) among.delete(among.values().next().value ?? '');
    }
  };

  const masked = (text: string, spans: readonly Span[]) =>
    spans.map(({ from, to }) => ({ from, to, mask: maskOf(text.slice(from, to)) }));

  /** The long text that was searched last: it may be edited, and several actors remember it. */
  let last: SearchedText = { text: '', safe: '', places: [], at: 0 };
  let learntBefore = 0;
  const withoutSecrets = (key: string, text: string): string => {
    if (text.length < SHORTEST_REMEMBERED) return searchedThrough(key, text).safe;
    const isSameSearch = learntBefore === learnt;
    if (isSameSearch && text === last.text) return last.safe;
    // What the search itself learns may stand elsewhere in the text: the next one reads all of it.
    learntBefore = learnt;
    const earlier = isSameSearch ? last : undefined;
    last = (earlier && searchedOn(earlier, text, { anywhere: searched, asWords: names })) ?? searchedThrough(key, text);
    return last.safe;
  };

  const searchedThrough = (key: string, text: string): SearchedText => {
    const places = placesOfSecrets(text, { anywhere: searched, asWords: names });
    if (places.length === 0) return { text, safe: text, places, at: text.length };
    const spans = masked(text, withoutOverlap(places));
    for (const { from, to } of spans)
      if (to - from >= SHORTEST_TELLING) learn(`in ${key}`, text.slice(from, to), searched);
    return { text, safe: covered(text, spans), places, at: text.length };
  };

  /** The same without the beginnings of secrets that are being typed. */
  const withoutBeginnings = (text: string): string => covered(text, masked(text, begunSpans(text, [...searched])));

  const replacing = (write: Written, isTyping: (holder: Holder) => boolean) =>
    function replace(this: Holder, key: string, value: unknown): unknown {
      const kept = write(this, key, value);
      if (typeof kept !== 'string' || kept === '') return kept;
      const safe = safeText(key, kept, this, isTyping(this));
      isMasked ||= safe !== kept;
      return safe;
    };
  const ofEvents = replacing(portable, isTyped);

  const redacted = (value: unknown, replace: ReturnType<typeof replacing>): string => {
    const before = learnt;
    isMasked = false;
    const json = JSON.stringify(value, replace) ?? 'null';
    // Something learnt late may have been passed over early.
    return learnt === before ? json : (JSON.stringify(value, replace) ?? 'null');
  };

  function safeText(key: string, text: string, holder: Holder, isBeingTyped: boolean): string {
    const choice = personalChoice(key, text);
    if (choice !== undefined) return choice;
    if (isPersonal(key, holder)) {
      learn(key, text, isName(key) ? names : searched, writtenForms);
      return maskOf(text);
    }
    if (isStructural(key)) return text;
    const safe = withoutSecrets(key, text);
    return isBeingTyped || isAddress(text) ? withoutBeginnings(safe) : safe;
  }

  return {
    redact: (value) => ({ json: redacted(value, ofEvents), isMasked }),
    redactState: (value, write = portable) => ({
      json: redacted(
        value,
        replacing(write, () => true),
      ),
      isMasked,
    }),
    safeText: (key, text) => (text === '' ? text : safeText(key, text, NOBODY, true)),
    finds: (json) =>
      json.includes(TYPED) ||
      hasAddress(json) ||
      [...searched, ...names].some((secret) => json.includes(JSON.stringify(secret).slice(1, -1))),
    secretsIn: (text, others = []) =>
      masked(text, secretSpans(text, { anywhere: [...searched, ...others], asWords: names })),
  };
}

const NOBODY: Holder = {};

const asItStands: typeof writtenForms = () => [];

/** The end of the name of every event that says what a field has become, letter by letter. */
const TYPED = '.typed"';

const isTyped = ({ type }: Holder): boolean => typeof type === 'string' && type.endsWith('.typed');

function covered(text: string, spans: readonly (Span & { mask: string })[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, mask: cover } of spans) {
    parts.push(text.slice(at, from), cover);
    at = to;
  }
  return parts.join('') + text.slice(at);
}

/**
 * Short secrets, and those that are a part of the site's own addresses, are masked where they stand, but not searched for
 * elsewhere: nothing would be left of what is no secret.
 */
function isOrdinary(secret: string): boolean {
  return secret.trim().length < SHORTEST_SEARCHED || publicPaths.some((path) => path.includes(secret));
}

const writing = (write: Written) =>
  function asItIs(this: Holder, key: string, value: unknown): unknown {
    return write(this, key, value);
  };
