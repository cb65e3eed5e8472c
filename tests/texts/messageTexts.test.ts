import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';

it.each([
  [1234, '1,234 characters left', 'Quedan 1,234 caracteres'],
  [1, '1 character left', 'Queda 1 carácter'],
  [0, '0 characters left', 'Quedan 0 caracteres'],
  [-1, '1 character too many', 'Sobra 1 carácter'],
  [-1234, '1,234 characters too many', 'Sobran 1,234 caracteres'],
])('says of %d characters that a message may still grow by how many there are, or are too many', (left, ...said) => {
  expect([en, es].map(({ messageTexts }) => messageTexts.length(left))).toEqual(said);
});
