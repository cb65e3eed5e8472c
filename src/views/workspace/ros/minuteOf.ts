import type { Traces } from '#machines/ports/topicPort.ts';

/** What is drawn at once, in seconds. */
export const MINUTE = 60;

/** Of what is kept, the minute that ends at a moment; null is that of the last message. Its times are seconds before that end. */
export function minuteOf({ end, times, values }: Traces, moment: number | null): Traces {
  const cut = moment === null ? 0 : (moment - end) / 1000;
  const from = times.findIndex((time) => time >= cut - MINUTE);
  const to = times.findLastIndex((time) => time <= cut) + 1;
  const part = <Value>(all: readonly Value[]) => (from < 0 ? [] : all.slice(from, Math.max(from, to)));
  return {
    end: end + cut * 1000,
    times: part(times).map((time) => time - cut),
    values: new Map([...values].map(([field, series]) => [field, part(series)])),
  };
}
