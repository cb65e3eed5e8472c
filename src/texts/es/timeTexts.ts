import { REGION } from './numbers.ts';

const clock = new Intl.DateTimeFormat(REGION, { timeStyle: 'medium', hourCycle: 'h23' });
const dayAndClock = new Intl.DateTimeFormat(REGION, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Moments (milliseconds since 1970) on the reader's clock. */
export const timeTexts = {
  /** `14:03:59`. */
  clock: (at: number) => clock.format(at),
  /** Of a moment that may lie some days back: `22 nov, 14:03`. */
  dayAndClock: (at: number) => dayAndClock.format(at),
} as const;
