/** A writer for each kind of a fact. */
export type WordsFor<Fact extends { kind: string }> = {
  readonly [Kind in Fact['kind']]: (fact: Extract<Fact, { kind: Kind }>) => string;
};

/** What a table of writers says of a fact. */
export function textOf<Fact extends { kind: string }>(words: WordsFor<Fact>, fact: Fact): string {
  const kind: Fact['kind'] = fact.kind;
  // Each kind has a writer of its own, which the table's type has checked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return words[kind](fact as never);
}
