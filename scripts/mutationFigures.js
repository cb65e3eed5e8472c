/**
 * How many of the changes that were made to a machine on purpose its tests noticed, and when that was measured.
 * @typedef {{ score: string, day: string }} MutationFigure
 */

/** A row of the table: name, score, day, survivors. */
const ROW = /^\| (\w+) \| ([\d.]+ %) \| ([\d-]{10}) \|(.*)\|$/gm;

/**
 * The figures that were written down, by the names of the machines.
 * @param {string} text of docs/mutation.md
 * @returns {Map<string, MutationFigure>}
 */
export function mutationFigures(text) {
  return new Map(Array.from(text.matchAll(ROW), ([, name = '', score = '', day = '']) => [name, { score, day }]));
}

/**
 * The page with new figures, the names in order; what is said of survivors stays for whoever reads them anew.
 * @param {string} text of docs/mutation.md
 * @param {ReadonlyMap<string, number>} measured noticed changes of a hundred, by the names of the machines
 * @param {string} day such as `2026-01-02`
 */
export function withFigures(text, measured, day) {
  const rows = new Map(Array.from(text.matchAll(ROW), ([row, name = '']) => [name, row]));
  for (const [name, score] of measured) {
    const said = rows.get(name)?.split('|')[4] ?? ' ';
    rows.set(name, `| ${name} | ${score.toFixed(1)} % | ${day} |${said}|`);
  }
  const table = [...rows].toSorted(([one], [other]) => one.localeCompare(other)).map(([, row]) => row);
  const [before = '', after = ''] = text.split(/(?:^\| \w+ \| [\d.]+ % .*\n)+/m);
  return `${before}${table.join('\n')}\n${after}`;
}
