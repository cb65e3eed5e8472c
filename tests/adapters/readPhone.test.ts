import { expect, it } from 'vitest';
import { readPhone } from '#src/adapters/readPhone.ts';

it.each([
  ['+1 202 555 0100', '+1 202 555 0100'],
  ['+12025550100', '+1 202 555 0100'],
  ['  +1 (202) 555-0100 ', '+1 202 555 0100'],
  ['0049 30 901820', '+49 30 901820'],
  ['+34612345678', '+34 612 34 56 78'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
  ['+44 20 7946 0958 ext. 12', '+44 20 7946 0958 x12'],
  ['+1 202 555 0100 x12', '+1 202 555 0100 ext. 12'],
])('reads %s as a number that can be dialled from any country', (typed, number) => {
  expect(readPhone(typed)).toEqual({ number });
});

it.each([
  ['0612345678', 'noCountry'],
  ['2025550100', 'noCountry'],
  ['+999 123 456', 'noCountry'],
  ['+1 202 555', 'tooShort'],
  ['+34 612 34 56 78 90', 'tooLong'],
  [`+1 ${'2'.repeat(400)}`, 'tooLong'],
  ['call me', 'noNumber'],
  ['call me at +12025550100', 'noNumber'],
  ['+', 'noNumber'],
  ['javascript:alert(1)', 'noNumber'],
] as const)('says of %s why it is no number: %s', (typed, error) => {
  expect(readPhone(typed)).toEqual({ error });
});
