const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Moments (milliseconds since 1970) on the reader's clock. */
export const timeTexts = {
  /** `14:03:59`. */
  clock: (at: number) => clock.format(at),
  /** Of a moment that may lie some days back: `22 Nov, 14:03`. */
  dayAndClock: (at: number) => dayAndClock.format(at),
} as const;
