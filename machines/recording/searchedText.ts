/** A text that was searched for secrets, and is searched on where it is edited. */
import { editBetween } from './editBetween.ts';
import { type Known, type Span, placesOfSecrets } from './secretSpans.ts';

export interface SearchedText {
  text: string;
  /** The same with its secrets masked: as long, letter for letter in its place. */
  safe: string;
  /** Every secret in it, those included that another one covers. */
  places: readonly Span[];
  /** Where the last edit ended. */
  at: number;
}

/** So near a secret that shows what it is has to be for an edit to make it one, or none. */
const REACH = 128;

/**
 * The text that came of a searched one, where the edit neither touches a secret nor brings one: only what lies around it is
 * read. Undefined where all of it has to be searched. What is looked for must be the same as before.
 */
export function searchedOn(earlier: SearchedText, text: string, known: Known): SearchedText | undefined {
  const { from, to, insert } = editBetween(earlier.text, text, earlier.at);
  const at = from + insert.length;
  const isTouched = earlier.places.some((place) => place.to >= from - REACH && place.from <= to + REACH);
  if (isTouched || placesOfSecrets(around(text, from, at, REACH), known).length > 0) return undefined;
  for (const secret of [...known.anywhere, ...known.asWords])
    if (secret.length > REACH && around(text, from, at, secret.length).includes(secret)) return undefined;

  if (earlier.places.length === 0) return { text, safe: text, places: earlier.places, at };
  const growth = text.length - earlier.text.length;
  const moved = ({ from: begin, to: end }: Span) => ({ from: begin + growth, to: end + growth });
  return {
    text,
    safe: earlier.safe.slice(0, from) + insert + earlier.safe.slice(to),
    places: earlier.places.map((place) => (place.from > to ? moved(place) : place)),
    at,
  };
}

const around = (text: string, from: number, to: number, reach: number): string =>
  text.slice(Math.max(0, from - reach), to + reach);
