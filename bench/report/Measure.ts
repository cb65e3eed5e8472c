/** What one promise comes to in this run. */
export interface Found {
  figure: string;
  holds: boolean;
}

export interface Measure {
  /** What is promised, as the table prints it. */
  promise: string;
  /** What the figure has to keep to. */
  bar: string;
  /** Rejects where it cannot be measured here; `quick` takes a part that a change can wait for. */
  take: (quick: boolean) => Promise<Found>;
}

/** The value below which this share of them lies. */
export function shareBelow(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Looks again and again, for as long as it takes or for so many milliseconds at most. */
export async function until(isSo: () => boolean, mostMs = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + mostMs;
  while (!isSo() && performance.now() < end) await wait(50);
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
