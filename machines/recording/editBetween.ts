import type { Change } from '../workspace/applyChanges.ts';

/**
 * The one replacement that makes a text of another. `near` is where it is looked for first: where the last one ended, as
 * letters are typed one behind the other.
 */
export function editBetween(before: string, after: string, near: number): Change {
  const shorter = Math.min(before.length, after.length);
  const from = sharedStart(before, after, Math.min(near, shorter), shorter);
  const shared = sharedEnd(before, after, Math.min(before.length - near, shorter - from), shorter - from);
  return { from, to: before.length - shared, insert: after.slice(from, after.length - shared) };
}

/** Whether a part is the same is asked at once: it is much faster than letter by letter. */
function sharedStart(before: string, after: string, guess: number, most: number): number {
  let length = guess > 0 && before.slice(0, guess) === after.slice(0, guess) ? guess : 0;
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1;
  return length;
}

function sharedEnd(before: string, after: string, guess: number, most: number): number {
  let length = guess > 0 && before.slice(-guess) === after.slice(-guess) ? guess : 0;
  while (length < most && before.charCodeAt(before.length - 1 - length) === after.charCodeAt(after.length - 1 - length))
    length += 1;
  return length;
}
