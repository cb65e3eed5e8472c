/** Where in a text a secret stands: one that shows what it is, or one that has been seen under a name that says so. */

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

const parameter =
  'access_token|refresh_token|provider_token|id_token|token|token_hash|code|apikey|api_key|key|secret|password|state|email';

/**
 * Secrets that show what they are, also while they are being typed: addresses, signed tokens, keys of well-known services, what a link
 * carries, however often it was encoded, and what a program calls a password. The sign is in each of them, and is looked
 * for first: a pattern is slow where a search is not. Each takes time in proportion to the text.
 */
const telling: readonly { signs: readonly string[]; pattern: RegExp }[] = [
  { signs: ['@'], pattern: /[\w.+-]{2,64}@[\w-]{1,64}(?:\.[\w-]{0,64}){0,8}/g },
  // Not from within what is written as `%3D` before it: half of that says nothing to whoever reads the address.
  {
    signs: ['%40', '%2540', '%252540'],
    pattern:
      /(?<!%(?:25){0,3}(?=[0-9a-f]{2}))(?<!%(?:25){0,3}[0-9a-f](?=[0-9a-f]))[\w.+-]{1,64}%(?:25){0,3}40[\w-]{1,64}(?:\.[\w-]{0,64}){0,8}/gi,
  },
  { signs: ['eyJ'], pattern: /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g },
  { signs: ['='], pattern: new RegExp(`(?<=[?&#](?:${parameter})=)[^&#\\s"']+`, 'gi') },
  {
    signs: ['%3D', '%253D', '%3d'],
    pattern: new RegExp(
      `(?<=(?:[?&#]|%(?:25){0,3}(?:3F|26|23))(?:${parameter})%(?:25){0,3}3D)(?:[\\w.~*+/:@-]|%(?:25){0,3}(?!25|26|23)[0-9a-f]{2})+`,
      'gi',
    ),
  },
  { signs: ['earer '], pattern: /(?<=\bbearer )[\w.~+/-]{8,}/gi },
  {
    signs: [
      'sk-',
      'sk_',
      'pk_',
      'rk_',
      'ghp_',
      'gho_',
      'ghs_',
      'github_pat_',
      'glpat-',
      'xox',
      'AKIA',
      'AIza',
      'hf_',
      'npm_',
    ],
    pattern:
      /\b(?:(?:sk|pk|rk)[-_][\w-]{8,}|gh[pos]_\w{8,}|github_pat_\w{8,}|glpat-[\w-]{8,}|xox[abps]-[\w-]{8,}|AKIA[0-9A-Z]{8,}|AIza[\w-]{8,}|(?:hf|npm)_\w{8,})/g,
  },
  { signs: ['PRIVATE KEY'], pattern: /(?<=-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----)[^-]+/g },
  {
    signs: ['assw', 'ASSW', 'ecret', 'ECRET', 'oken', 'OKEN', 'pi_key', 'PI_KEY', 'pikey'],
    pattern: /(?<=(?:password|passwd|secret|token|api_?key)["']?\s{0,8}[:=]\s{0,8}["'])[^"'\n]{4,}/gi,
  },
];

/** Every secret in a text, in order and without overlap. */
export const secretSpans = (text: string, known: Known): Span[] => withoutOverlap(placesOfSecrets(text, known));

/** Every secret in a text, in no order; what one of them covers may be a secret too. */
export function placesOfSecrets(text: string, { anywhere, asWords }: Known): Span[] {
  const found: Span[] = [];
  if (text.length < SHORTEST_SECRET) return found;
  for (const { signs, pattern } of telling) {
    if (!signs.some((sign) => text.includes(sign))) continue;
    for (const { 0: secret, index } of text.matchAll(pattern)) found.push({ from: index, to: index + secret.length });
  }
  for (const secret of anywhere) found.push(...placesOf(secret, text));
  for (const name of asWords)
    found.push(...placesOf(name, text).filter(({ from, to }) => !isLetter(text[from - 1]) && !isLetter(text[to])));
  return found;
}

/** How many letters at the end of a text are the beginning of a secret that is being typed: `least` or more, or none. */
export function begunAtEnd(text: string, secret: string, least: number): number {
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
