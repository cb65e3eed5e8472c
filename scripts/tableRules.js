/**
 * One case of a machine's table: in which state and with which facts, what happens, where it leads and what is done.
 * @typedef {{ given: string, when: string[], outcome: string, done: string[] }} Rule
 */

/**
 * Every case of a golden table, in the order in which they stand there.
 * @param {string} table
 * @returns {Rule[]}
 */
export function tableRules(table) {
  const blocks = table.trimEnd().split('\n\n');
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const events = lines.filter((line) => !line.startsWith(' '));
    if (events.every((event) => event.startsWith('begins '))) return events.map(beginning);
    return casesOf(
      events,
      lines.filter((line) => line.startsWith(' ')),
    );
  });
}

/** @param {string} line @returns {Rule} */
function beginning(line) {
  const [outcome = '', done = ''] = line.slice('begins '.length).split(' | ');
  return { given: 'it is not there yet', when: ['it begins'], outcome, done: deedsIn(done) };
}

/**
 * The cases of one event; several of one state stand below it.
 * @param {string[]} when
 * @param {readonly string[]} lines
 * @returns {Rule[]}
 */
function casesOf(when, lines) {
  let state = '';
  return lines.flatMap((line) => {
    const isBelow = line.startsWith('    ');
    if (!isBelow) state = '';
    const at = line.indexOf('→ ');
    if (at === -1) {
      state = line.trim();
      return [];
    }
    const [outcome = '', ...done] = line.slice(at + 2).split(' | ');
    const given = [state, line.slice(0, at).trim()].filter((part) => part !== '').join(', ');
    return [{ given: given === '' ? 'any state' : given, when, outcome, done: deedsIn(done.join(' | ')) }];
  });
}

/** @param {string} text */
const deedsIn = (text) => text.split('; ').filter((deed) => deed.trim() !== '');
