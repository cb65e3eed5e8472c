/** Takes out of everything that is written down what nobody but the learner should know. */
import { partialSpans, hasAddress, isAddress } from './partialSecrets.ts';
import { isRecord } from './isRecord.ts';
import { knownSecrets } from './knownSecrets.ts';
import { mask } from './mask.ts';
import { type Holder, isAnswer, isMessage, isName, isPersonal, isStructural, personalChoice } from './personal.ts';
import { portable } from './portable.ts';
import { type SearchedText, searchedOn } from './searchedText.ts';
import { type Span, placesOfSecrets, secretSpans, withoutOverlap } from './secretSpans.ts';
import { isSecretElsewhere } from './isSecretElsewhere.ts';
import { betweenTexts, isTextList, textsFrom } from './textList.ts';

export interface Redaction {
  /** Turns a value into JSON; `isMasked` when something in it had to be replaced. What is masked already stays as it is. */
  redact: (value: unknown) => { json: string; isMasked: boolean };
  /** The same for what somebody knows at one moment: it may be in the middle of typing, anywhere. `write` makes JSON of what is none. */
  redactState: (value: unknown, write?: Written) => { json: string; isMasked: boolean };
  /** The same for the text under a key of a context, `holder`. */
  safeText: (key: string, text: string, holder?: Holder) => string;
  /** Whether a JSON text holds something that is known to be a secret by now, or what may be the beginning of one. */
  finds: (json: string) => boolean;
  /** The secrets in a text, and what stands for each; those as well that only who asks knows. */
  secretsIn: (text: string, others?: Iterable<string>) => readonly (Span & { mask: string })[];
}

/** What of a value can be written down: `holder` is the object that has it under `key`. */
export type Written = (holder: Holder, key: string, value: unknown) => unknown;

/** A shorter text is searched faster than it is compared with the one before. */
const SHORTEST_REMEMBERED = 512;
/** A shorter line of a key may be anything. */
const SHORTEST_LINE = 8;

/** Keeps nothing back; for tests that compare everything. */
export const withoutRedaction: Redaction = {
  redact: (value) => ({ json: JSON.stringify(value, writing(portable)) ?? 'null', isMasked: false }),
  redactState: (value, write = portable) => ({
    json: JSON.stringify(value, writing(write)) ?? 'null',
    isMasked: false,
  }),
  safeText: (_, text) => text,
  finds: () => false,
  secretsIn: () => [],
};

export function createRedaction(): Redaction {
  const masks = new Map<string, string>();
  const issued = new Set<string>();
  const known = knownSecrets();
  let isMasked = false;

  const maskOf = (secret: string): string => {
    if (issued.has(secret)) return secret;
    const cover = masks.get(secret) ?? mask(secret, masks.size + 1);
    masks.set(secret, cover);
    issued.add(cover);
    return cover;
  };

  /** What is masked is no secret any more. */
  const learn: typeof known.learn = (kind, place, secret) => {
    if (!issued.has(secret)) known.learn(kind, place, secret);
  };

  const masked = (text: string, spans: readonly Span[]) =>
    spans.map(({ from, to }) => ({ from, to, mask: maskOf(text.slice(from, to)) }));

  /** The long text that was searched last: it may be edited, and several actors remember it. */
  let last: SearchedText = { text: '', safe: '', places: [], at: 0 };
  let learntBefore = 0;
  const withoutSecrets = (key: string, text: string): string => {
    if (text.length < SHORTEST_REMEMBERED) return searchedThrough(key, text).safe;
    const isSameSearch = learntBefore === known.learnt;
    if (isSameSearch && text === last.text) return last.safe;
    // What the search itself learns may stand elsewhere in the text: the next one reads all of it.
    learntBefore = known.learnt;
    const earlier = isSameSearch ? last : undefined;
    last = (earlier && searchedOn(earlier, text, known)) ?? searchedThrough(key, text);
    return last.safe;
  };

  const searchedThrough = (key: string, text: string): SearchedText => {
    const places = placesOfSecrets(text, known);
    if (places.length === 0) return { text, safe: text, places, at: text.length };
    const spans = masked(text, withoutOverlap(places));
    for (const [index, span] of spans.entries())
      if (isSecretElsewhere(text, span)) learn('found', `${key} ${index}`, text.slice(span.from, span.to));
    return { text, safe: covered(text, spans), places, at: text.length };
  };

  /** The same without the beginnings of secrets that are being typed. */
  const withoutBeginnings = (text: string): string => covered(text, masked(text, partialSpans(text, known.anywhere)));

  const replacing = (write: Written, isTyping: (holder: Holder) => boolean) => {
    /** Under which personal key lies what has others below it. */
    const personal = new Map<unknown, string>();
    return function replace(this: Holder, key: string, value: unknown): unknown {
      const kept = write(this, key, value);
      const above = personal.get(this);
      if (typeof kept === 'object' && kept !== null) {
        const isTheirs = above !== undefined || isPersonal(key, this);
        if (!isTheirs && isTextList(kept)) return withSafeTexts(key, kept);
        const safe = isRecord(kept) ? withSafeKeys(kept) : kept;
        if (isTheirs) personal.set(safe, above ?? key);
        return safe;
      }
      if (typeof kept !== 'string' || kept === '') return kept;
      const isSecret = above !== undefined && !isStructural(key);
      const safe = isSecret ? maskedAs(above, key, kept) : safeText(key, kept, this, isTyping(this));
      isMasked ||= safe !== kept;
      return safe;
    };
  };

  /** The keys that were searched, as there are few, in many objects. */
  const safeKeys = { keys: new Set<string>(), learnt: 0 };
  const isSafeKey = (key: string): boolean => {
    if (safeKeys.learnt !== known.learnt) safeKeys.keys.clear();
    safeKeys.learnt = known.learnt;
    if (safeKeys.keys.has(key)) return true;
    // A word is the name of a part, also where somebody has it for a password.
    if (!word.test(key) && placesOfSecrets(key, known).length > 0) return false;
    safeKeys.keys.add(key);
    return true;
  };

  /** Addresses may be the keys of what is kept for each of them. */
  const withSafeKeys = (kept: Holder): Holder => {
    const keys = Object.keys(kept);
    if (keys.every(isSafeKey)) return kept;
    isMasked = true;
    return Object.fromEntries(keys.map((key) => [searchedThrough('key', key).safe, kept[key]]));
  };

  /** Each of the texts is searched by itself as well, as every other text is. */
  const withSafeTexts = (key: string, list: readonly string[]): readonly string[] => {
    const between = betweenTexts(key);
    const text = list.join(between);
    const spans = secretSpans(text, known);
    const safe = covered(text, masked(text, spans));
    if (safe === text) return list;
    isMasked = true;
    for (const { from, to } of spans) learnLines(text.slice(from, to));
    return textsFrom(safe, list, between);
  };

  /** A key that has many lines may stand elsewhere, each of them by itself. */
  const learnLines = (secret: string): void => {
    const lines = secret.split('\n');
    if (lines.length === 1) return;
    for (const [index, line] of lines.entries())
      if (line.length >= SHORTEST_LINE) learn('found', `line ${index}`, line);
  };

  const redacted = (value: unknown, write: Written, isTyping: (holder: Holder) => boolean) => {
    const before = known.learnt;
    isMasked = false;
    const written = () => JSON.stringify(value, replacing(write, isTyping)) ?? 'null';
    const json = written();
    // Something learnt late may have been passed over early.
    return { json: known.learnt === before ? json : written(), isMasked };
  };

  const maskedAs = (name: string, key: string, text: string): string => {
    learn(isName(name) ? 'name' : 'secret', `${name} ${key}`, text);
    return maskOf(text);
  };

  function safeText(key: string, text: string, holder: Holder, isBeingTyped: boolean): string {
    const choice = personalChoice(key, text);
    if (choice !== undefined) return choice;
    if (isAnswer(key, holder)) return maskOf(text);
    // It is long, and every letter makes another one of it: nobody needs to tell their masks from each other.
    if (isMessage(key, holder)) return mask(text, 0);
    if (isPersonal(key, holder)) {
      return maskedAs(key, key, text);
    }
    if (isStructural(key)) return text;
    const safe = withoutSecrets(key, text);
    return isBeingTyped || isAddress(text) ? withoutBeginnings(safe) : safe;
  }

  return {
    redact: (value) => redacted(value, portable, isTyped),
    redactState: (value, write = portable) => redacted(value, write, () => true),
    safeText: (key, text, holder = NOBODY) => (text === '' ? text : safeText(key, text, holder, true)),
    finds: (json) =>
      json.includes(TYPED) ||
      hasAddress(json) ||
      [...known.anywhere, ...known.asWords].some((secret) => json.includes(JSON.stringify(secret).slice(1, -1))),
    secretsIn: (text, others = []) =>
      masked(text, secretSpans(text, { anywhere: [...known.anywhere, ...others], asWords: known.asWords })),
  };
}

const word = /^[$\w]+$/;

const NOBODY: Holder = {};

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

const writing = (write: Written) =>
  function asItIs(this: Holder, key: string, value: unknown): unknown {
    return write(this, key, value);
  };
