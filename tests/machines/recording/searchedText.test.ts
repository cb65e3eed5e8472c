import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRedaction } from '#machines/recording/redaction.ts';
import { type SearchedText, searchedOn } from '#machines/recording/searchedText.ts';
import { placesOfSecrets } from '#machines/recording/secretSpans.ts';

const known = { anywhere: ['swordfish', 's'.repeat(300)], asWords: ['Robot'] };

/** Pieces of secrets, whole ones, and what lies between them. */
const piece = fc.constantFrom(
  'ada@example.org',
  '@',
  'ada',
  'josé',
  'https://',
  'ada:',
  'jos%C3%A9',
  '%40correo.es',
  'swordfish',
  'sword',
  'fish',
  'Robot',
  'Arm',
  's'.repeat(150),
  'eyJhbGciOiJI',
  'eyJ',
  '?code=',
  'abcdefgh',
  'password = "',
  'token: Optional[str]     = (b',
  'os.getenv("TOKEN", ',
  '--db-password ',
  'API_KEY=',
  '_token:=',
  '-----BEGIN PRIVATE KEY-----',
  '-----',
  '-',
  '"',
  '"""',
  "'",
  ' ',
  '\n',
  'for index in range(10):\n'.repeat(12),
);
const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
const edits = fc.array(
  fc.record({ from: fc.nat(4000), length: fc.nat(20), insert: fc.oneof(piece, fc.constant('')) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

const inOrder = (places: readonly { from: number; to: number }[]) =>
  places.map(({ from, to }) => `${from}-${to}`).toSorted();

const searched = (whole: string): SearchedText => ({
  text: whole,
  safe: whole,
  places: placesOfSecrets(whole, known),
  at: whole.length,
});

it('knows after any edit what a search of the whole text would find, or leaves it to one', () => {
  let answers = 0;
  fc.assert(
    fc.property(text, edits, (start, list) => {
      let seen = searched(start);
      for (const { from, length, insert } of list) {
        const begin = Math.min(from, seen.text.length);
        const next = seen.text.slice(0, begin) + insert + seen.text.slice(begin + length);
        const answer = searchedOn(seen, next, known);
        if (answer !== undefined) answers += 1;
        const whole = searched(next);
        expect({ safe: next, places: inOrder(whole.places) }).toEqual({
          safe: answer?.safe ?? next,
          places: inOrder((answer ?? whole).places),
        });
        seen = answer ?? whole;
      }
    }),
    { numRuns: 500 },
  );
  expect(answers).toBeGreaterThan(100);
});

it('keeps the masks of a long text in their places while it is edited far from them', () => {
  const { safeText } = createRedaction();
  const [head, tail] = ['x = 1\n'.repeat(100), 'y = 2\n'.repeat(100)];
  const whole = `${head}# ada@example.org\n${tail}`;
  const before = safeText('code', whole);
  expect(before).not.toContain('ada');
  expect(safeText('code', `z${whole}`)).toBe(`z${before}`);
  expect(safeText('code', `z${whole}z`)).toBe(`z${before}z`);
  expect(safeText('code', `${whole}z`)).toBe(`${before}z`);
});

it('finds a secret that an edit far from every other one has made', () => {
  const { safeText } = createRedaction();
  const whole = 'x = 1\n'.repeat(200);
  expect(safeText('code', `${whole}token: "abc"`)).toContain('abc');
  expect(safeText('code', `${whole}token: "abcdef"`)).not.toContain('abcdef');
  expect(safeText('code', `token: "abcdef"${whole}`)).not.toContain('abcdef');
});
