/**
 * `node scripts/replayVisits.js`: replays what a browser keeps of visits. Takes lines of the standard input, each a list of visits, or of texts of
 * logs that somebody has downloaded; answers each line with one, a list of those that are not as they were: the log, and what `npm run replay` says of it.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isEqual, linesOf, loadReplay } from './replayReport.js';

/**
 * @typedef {Omit<Extract<import('../machines/ports/visitPort.ts').VisitAnswer, { outcome: 'read' }>, 'outcome'>} KeptVisit
 * @typedef {{ log: string, said: string[] }} Difference
 */

const { replayed, visitText } = await loadReplay(resolve(import.meta.dirname, '..'));

for await (const line of createInterface(process.stdin)) {
  /** @type {readonly (KeptVisit | string)[]} */
  const visits = JSON.parse(line);
  /** @type {Difference[]} */
  const differences = [];
  for (const visit of visits) {
    const log = typeof visit === 'string' ? visit : visitText(visit.header, visit.segments);
    const report = await replayed(log);
    if (!isEqual(report)) differences.push({ log, said: linesOf(report) });
  }
  console.log(JSON.stringify(differences));
}
