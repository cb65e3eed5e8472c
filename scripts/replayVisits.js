/**
 * `node scripts/replayVisits.js`: replays what a browser keeps of visits. Takes lines of the standard input, each a list of visits, or of texts of
 * logs that somebody has downloaded; answers each line with one, a list of those that are not as they were, or of which too little was compared
 * exactly: the log, and what `npm run replay` says of it.
 * A line with an object that has such a list as `texts` is answered with the texts of all of them, and nothing is replayed.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isEqual, linesOf, loadReplay } from './replayReport.js';

/**
 * @typedef {Omit<Extract<import('../machines/ports/visitPort.ts').VisitAnswer, { outcome: 'read' }>, 'outcome'>} KeptVisit
 * @typedef {KeptVisit | string} Visit
 * @typedef {{ log: string, said: string[] }} Difference
 */

/** At most one of a hundred values has only its length in the log, as what somebody typed; of a short visit, so many that a form is filled in. */
const EXACT_TO_MASKED = 99;
const MOST_IN_A_FORM = 50;

const { replayed, visitText } = await loadReplay(resolve(import.meta.dirname, '..'));

for await (const line of createInterface(process.stdin)) {
  /** @type {readonly Visit[] | { texts: readonly Visit[] }} */
  const asked = JSON.parse(line);
  console.log(JSON.stringify('texts' in asked ? asked.texts.map(textOf) : await differencesOf(asked)));
}

/** @param {readonly Visit[]} visits */
async function differencesOf(visits) {
  /** @type {Difference[]} */
  const differences = [];
  for (const log of visits.map(textOf)) {
    const report = await replayed(log);
    if (!isEqual(report) || !isExact(report)) differences.push({ log, said: linesOf(report) });
  }
  return differences;
}

/** @param {Extract<import('./replayReport.js').ReplayReport, { outcome: 'equal' }>} report */
function isExact({ compared: { exact, shape, unknown } }) {
  return shape + unknown <= Math.max(MOST_IN_A_FORM, exact / EXACT_TO_MASKED);
}

/** @param {Visit} visit */
function textOf(visit) {
  return typeof visit === 'string' ? visit : visitText(visit.header, visit.segments);
}
