/**
 * How many of the changes that were made to a machine on purpose its tests noticed, when that was measured, and of what (`mutationVersion`;
 * empty where that was not written down).
 * @typedef {{ score: string, day: string, version: string }} MutationFigure
 */

/** A row of the table: name, score, day, version, survivors. */
const ROW = /^\| (\w+) \| ([\d.]+ %) \| ([\d-]{10}) \| (?:(\w{8}) )?\|(.*)\|$/gm;

/**
 * The figures that were written down, by the names of the machines.
 * @param {string} text of docs/mutation.md
 * @returns {Map<string, MutationFigure>}
 */
export function mutationFigures(text) {
  return new Map(
    Array.from(text.matchAll(ROW), ([, name = '', score = '', day = '', version = '']) => [
      name,
      { score, day, version },
    ]),
  );
}

/**
 * The page with new figures, the names in order; what is said of survivors stays for whoever reads them anew.
 * @param {string} text of docs/mutation.md
 * @param {ReadonlyMap<string, { score: number, version: string }>} measured noticed changes of a hundred, and of what, by the names of the machines
 * @param {string} day such as `2026-01-02`
 */
export function withFigures(text, measured, day) {
  const rows = new Map(Array.from(text.matchAll(ROW), ([row, name = '']) => [name, row]));
  for (const [name, { score, version }] of measured) {
    const said = rows.get(name)?.split('|')[5] ?? ' ';
    rows.set(name, `| ${name} | ${score.toFixed(1)} % | ${day} | ${version} |${said}|`);
  }
  const table = [...rows].toSorted(([one], [other]) => one.localeCompare(other)).map(([, row]) => row);
  const [before = '', after = ''] = text.split(/(?:^\| \w+ \| [\d.]+ % .*\n)+/m);
  return `${before}${table.join('\n')}\n${after}`;
}
