/**
 * How many of the changes that were made to a machine on purpose its tests noticed, and when that was measured.
 * @typedef {{ score: string, day: string }} MutationFigure
 */

/**
 * The figures that were written down, by the names of the machines. A row may name a later day than its table.
 * @param {string} text of docs/mutation.md
 * @returns {Map<string, MutationFigure>}
 */
export function mutationFigures(text) {
  const day = /^## Measured on (\S+)$/m.exec(text)?.[1] ?? '';
  const rows = text.matchAll(/^\| (\w+) \| ([\d.]+ %) \| (.*) \|$/gm);
  return new Map(
    Array.from(rows, ([, noun = '', score = '', notes = '']) => [
      noun,
      { score, day: /measured on ([\d-]{10})/.exec(notes)?.[1] ?? day },
    ]),
  );
}
