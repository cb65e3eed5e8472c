const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const day: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
};
const dayAndClock = new Intl.DateTimeFormat('en-GB', day);
const yearAndClock = new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' });

/** Moments (milliseconds since 1970) on the reader's clock; `momentText` knows which to say. */
export const timeTexts = {
  /** `14:03:59`. */
  clock: (at: number) => clock.format(at),
  /** Of a moment of this year: `22 Nov, 14:03`. */
  dayAndClock: (at: number) => dayAndClock.format(at),
  /** Of one of another: `22 Nov 2025, 14:03`. */
  yearAndClock: (at: number) => yearAndClock.format(at),
} as const;
