const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** A moment (milliseconds since 1970) on the learner's clock: `14:03:59`. */
export function clockTime(at: number): string {
  return clock.format(at);
}
