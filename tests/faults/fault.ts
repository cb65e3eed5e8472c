/** A small mistake in the sources, as somebody might make it. */
export interface Fault {
  /** What is wrong then. */
  name: string;
  /** Where it is made, below `machines` or `contract`. */
  file: string;
  /** What stands there, once in the file, and what stands there instead. */
  from: string;
  to: string;
  /** Whose laws must notice, below `tests/machines`. */
  laws: readonly string[];
  /** Where a replay of an ordinary visit must part from its log: the path of the actor, and what of it. In which step, `isLocated` says. */
  path: string;
  key?: string;
}
