/** Numbers as Latin America writes them, with a decimal point as in Python, which a learner reads beside them. */
export const REGION = 'es-419';

/** A count, its thousands apart. */
export const whole = (count: number): string => decimal(count, 0);

/** With so many digits behind the point; between so many and `most`, where it is given. */
export function decimal(value: number, digits: number, most = digits): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: most };
  return new Intl.NumberFormat(REGION, format).format(value);
}

/** So many of something: "1 valor", "2,000 valores". */
export const counted = (count: number, one: string, several: string): string =>
  `${whole(count)} ${count === 1 ? one : several}`;
