/** Where in a text a secret stands: one that shows what it is, or one that has been seen under a name that says so. */
import { secretPatterns } from './secretPatterns.ts';

/** A part of a text, in UTF-16 code units; `to` is behind it. */
export interface Span {
  from: number;
  to: number;
}

/** What is looked for wherever it may stand, and what only as words of their own: a learner's name is a part of many words. */
export interface Known {
  anywhere: Iterable<string>;
  asWords: Iterable<string>;
}

/** Nothing shorter shows what it is, and no shorter name is looked for. */
const SHORTEST_SECRET = 4;

/** Every secret in a text, in order and without overlap. */
export const secretSpans = (text: string, known: Known): Span[] => withoutOverlap(placesOfSecrets(text, known));

/** Every secret in a text, in no order; what one of them covers may be a secret too. */
export function placesOfSecrets(text: string, { anywhere, asWords }: Known): Span[] {
  const found: Span[] = [];
  if (text.length < SHORTEST_SECRET) return found;
  for (const pattern of secretPatterns.flatMap(({ sign, patterns }) => (sign.test(text) ? patterns : [])))
    for (const { 0: secret, index } of text.matchAll(pattern)) found.push({ from: index, to: index + secret.length });
  for (const secret of anywhere) found.push(...placesOf(secret, text));
  for (const name of asWords)
    found.push(...placesOf(name, text).filter(({ from, to }) => !isLetter(text[from - 1]) && !isLetter(text[to])));
  return found;
}

/** How many letters at the end of a text are the beginning of a secret that is being typed: `least` or more, or none. */
export function partialAtEnd(text: string, secret: string, least: number): number {
  for (let length = Math.min(secret.length - 1, text.length); length >= least; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}

function placesOf(secret: string, text: string): Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length))
    places.push({ from: at, to: at + secret.length });
  return places;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}_]/u.test(letter);

/** In order; of two that overlap the one that begins first, and of those the longer. */
export function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from || other.to - one.to))
    if (span.from >= (kept.at(-1)?.to ?? 0)) kept.push(span);
  return kept;
}
