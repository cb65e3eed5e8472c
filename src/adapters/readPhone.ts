import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { DetailsError } from '#machines/ports/profilePort.ts';

/** A phone number as it is written in any country, `+34 612 34 56 78`, or why there is none in the text. */
export type ReadPhone = { number: string } | { error: NonNullable<DetailsError['phone']> };

const errors = {
  INVALID_COUNTRY: 'noCountry',
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
  INVALID_LENGTH: 'noNumber',
  NOT_A_NUMBER: 'noNumber',
} as const;

/**
 * Reads a number with the code of its country, which `00` may stand before instead of `+`. Its length is checked by the
 * numbering plan of that country and its digits are not: plans get new ranges every year, and to refuse a number that
 * rings is worse than to keep one that does not.
 */
export function readPhone(text: string): ReadPhone {
  const dialled = text.trim().replace(/^00/, '+');
  const fault = validatePhoneNumberLength(dialled);
  if (fault !== undefined) return { error: errors[fault] };
  const number = parsePhoneNumberFromString(dialled, { extract: false });
  return number === undefined ? { error: 'noNumber' } : { number: number.formatInternational() };
}
