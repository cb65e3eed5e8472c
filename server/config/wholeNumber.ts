import * as v from 'valibot';

/** Reads a whole number that an environment variable spells out; both bounds are allowed. */
export function wholeNumber(from: number, to: number) {
  const rule = `must be a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, rule),
    v.transform(Number),
    v.minValue(from, rule),
    v.maxValue(to, rule),
  );
}
