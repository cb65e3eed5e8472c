const LONGEST_PART = 5;

export interface Attack {
  how: string;
  /** As long as that, about. */
  textOf: (length: number) => string;
}

/** Each part of the example, repeated many times where it stands, and an end that nothing expects. */
export function* attacksOn(example: string): Generator<Attack> {
  for (let from = 0; from < example.length; from += 1) {
    for (let to = from + 1; to <= Math.min(example.length, from + LONGEST_PART); to += 1) {
      const part = example.slice(from, to);
      for (const rest of ['', example.slice(to)]) {
        const textOf = (length: number) =>
          `${example.slice(0, from)}${part.repeat(Math.ceil(length / part.length))}${rest}\n!`;
        yield { how: `${JSON.stringify(part)} again and again${rest === '' ? '' : ', then the rest'}`, textOf };
      }
    }
  }
}
