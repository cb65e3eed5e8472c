import type { Texts } from './Texts.ts';

type TimeTexts = Texts['timeTexts'];

/** When something was, in milliseconds since 1970: the clock of a moment of today, and else its day as well. */
export function momentText(timeTexts: TimeTexts, at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? timeTexts.clock(at) : dayText(timeTexts, at, now);
}

/** The same with the day also where it is today's, and with the year where it is another one. */
export function dayText({ dayAndClock, yearAndClock }: TimeTexts, at: number, now = Date.now()): string {
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? dayAndClock(at) : yearAndClock(at);
}
