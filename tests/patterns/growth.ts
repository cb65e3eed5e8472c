/** How the work on a text grows with its length, by the computing time that it takes: a busy machine does not lengthen that. */

/** From one to the next the text is four times as long. */
const LENGTHS = [1000, 4000, 16_000];
/** Less is too little to be compared. */
const MEASURABLE_MS = 5;
/** Four times as much takes four times as long; looked at once for each of its letters, sixteen times. */
const MOST_GROWTH = 8;
const RUNS = 5;

/** Whether a text that is four times as long takes no more than a few times as long; `textOf` makes one of about so many letters. */
export function growsWithLength(work: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const measurable = LENGTHS.find((length) => costOf(work, textOf(length)) > MEASURABLE_MS);
  if (measurable === undefined) return true;
  const long = medianCostOf(work, textOf(measurable));
  return long < MEASURABLE_MS || long < MOST_GROWTH * medianCostOf(work, textOf(measurable / 4));
}

function medianCostOf(work: (text: string) => unknown, text: string): number {
  const costs = Array.from({ length: RUNS }, () => costOf(work, text)).toSorted((a, b) => a - b);
  return costs[Math.floor(RUNS / 2)] ?? 0;
}

/** In milliseconds. */
function costOf(work: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
