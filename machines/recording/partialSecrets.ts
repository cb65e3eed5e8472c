/** Where the first letters of a secret stand that is being typed. */
import { publicPaths } from '../site/pages.ts';
import { type Span, partialAtEnd, withoutOverlap } from './secretSpans.ts';

/** So many letters of a secret at the end of a field tell that it is being typed there. */
const SHORTEST_BEGUN = 4;

/** A page writes what is typed into its fields into its address, where each stands behind a name. */
const addressWithValues = /^\/[^?#\s]*[?#]/;
/** What ends a value there, also in an address within an address. */
const endOfValue = /[&#]|%(?:25){0,3}(?:26|23)|$/gi;
/** Such an address in JSON. */
const jsonWithAddress = /"\/[^?#\s"]*[?#]/;

export const isAddress = (text: string): boolean => addressWithValues.test(text);

/** Whether a JSON text may have what is typed letter by letter in an address. */
export const hasAddress = (json: string): boolean => jsonWithAddress.test(json);

/** At the end of a text, and of every value in an address; in order and without overlap. */
export function partialSpans(text: string, secrets: readonly string[]): Span[] {
  if (!isAddress(text)) return partialBefore(text, text.length, secrets);
  const spans = [...text.matchAll(endOfValue)].flatMap(({ index }) => partialBefore(text, index, secrets));
  // Where somebody is must stay what it is.
  return withoutOverlap(spans.filter((span) => !publicPaths.some((path) => path.includes(partOf(text, span)))));
}

/** The longest beginning that ends there. */
function partialBefore(text: string, end: number, secrets: readonly string[]): Span[] {
  const last = text.slice(Math.max(0, end - SHORTEST_BEGUN), end);
  if (last.length < SHORTEST_BEGUN) return [];
  const part = end === text.length ? text : text.slice(0, end);
  // Whoever has a beginning at the end has its last letters: that is seen faster.
  const begun = secrets.map((secret) => (secret.includes(last) ? partialAtEnd(part, secret, SHORTEST_BEGUN) : 0));
  const from = end - Math.max(0, ...begun);
  return lettersIn(text.slice(from, end)) < SHORTEST_BEGUN ? [] : [{ from, to: end }];
}

/** So many as in the field: what is written as `%C3%A4` in an address is one there. */
const lettersIn = (part: string): number =>
  part.replaceAll(/%(?:25){0,3}[89ab][0-9a-f]/gi, '').replaceAll(/%(?:25){0,3}[0-9a-f]{2}/gi, '_').length;

const partOf = (text: string, { from, to }: Span): string => text.slice(from, to);
