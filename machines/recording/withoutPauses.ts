/** What comes of work that pauses, where nobody has anything else to do meanwhile. */
export function withoutPauses<Result>(work: Generator<undefined, Result>): Result {
  let turn = work.next();
  while (turn.done !== true) turn = work.next();
  return turn.value;
}
