const clock = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** A moment (milliseconds since 1970) that may lie some days back, on the learner's clock: `22 Nov, 14:03`. */
export function dayAndTime(at: number): string {
  return clock.format(at);
}
