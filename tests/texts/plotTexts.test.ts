import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';

it('says of the end of a plot that the latest message stands there, which may have come long ago, not that it is now', () => {
  expect([en, es].map(({ plotTexts }) => plotTexts.seconds(0))).toEqual(['latest', 'último']);
});
