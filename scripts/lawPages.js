import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The transitions of a machine by their names, each with the law that stands for it; undefined where there is none.
 * @typedef {Map<string, string | undefined>} LawPage
 */

const NONE = 'no law';

/**
 * @param {string} text
 * @returns {LawPage}
 */
export function lawPage(text) {
  const lines = text.trimEnd().split('\n');
  const laws = lines.map((line) => line.trim());
  return new Map(
    lines.flatMap((line, at) =>
      line.startsWith(' ') ? [] : [[line, laws[at + 1] === NONE ? undefined : laws[at + 1]]],
    ),
  );
}

/**
 * @param {LawPage} page
 * @returns {string}
 */
export function lawPageText(page) {
  const lines = [...page].flatMap(([transition, law]) => [transition, `    ${law ?? NONE}`]);
  return `${lines.join('\n')}\n`;
}

/**
 * The pages of all machines, by their names.
 * @param {string} root
 * @returns {Map<string, LawPage>}
 */
export function readLawPages(root) {
  const folder = join(root, 'tests', 'models', 'laws');
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return new Map(names.map((name) => [basename(name, '.txt'), lawPage(readFileSync(join(folder, name), 'utf8'))]));
}
