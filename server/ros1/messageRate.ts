/**
 * How many messages come in a second, of when they came, in milliseconds. The gaps between the first and the last are counted, so that it
 * does not depend on when the counting began. Null for fewer than two.
 */
export function messageRate(times: readonly number[]): number | null {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined || last <= first) return null;
  return ((times.length - 1) * 1000) / (last - first);
}
