/**
 * The numbers behind "you are about to lose your code", agreed by the editor and the server.
 * Lengths are counted in UTF-16 code units on both sides.
 */
export const SHRINK_RATIO = 0.1;
export const SHRINK_FLOOR = 100;

export const SAFETY_CODE = 'CONTENT_SAFETY_CHECK_FAILED';

/** Why the server refuses to replace a file, in the order in which it looks. */
export const SAFETY_REASONS = ['never_loaded', 'changed_on_disk', 'empty_over_non_empty', 'large_reduction'] as const;

export type SafetyReason = (typeof SAFETY_REASONS)[number];

/** Nothing is about to replace something. */
export function erases(next: string, previous: string): boolean {
  return next.trim() === '' && previous.trim() !== '';
}

/** So little is about to replace so much that it is probably a mistake. */
export function shrinks(next: string, previous: string): boolean {
  return previous.length > SHRINK_FLOOR && next.length < previous.length * SHRINK_RATIO;
}
