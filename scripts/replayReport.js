import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';

/** @typedef {import('../machines/recording/replayReport.ts').ReplayReport} ReplayReport */
/** @typedef {Parameters<typeof import('../machines/recording/visitText.ts').visitText>} Visit */

/**
 * What replays logs on the machines of the present sources, and what makes a log of the segments of a visit.
 * @param {string} root
 * @returns {Promise<{ replayed: (text: string) => Promise<ReplayReport>, visitText: (...visit: Visit) => string }>}
 */
export async function loadReplay(root) {
  const [{ replayReport }, { visitText }] = await Promise.all(
    ['replayReport', 'visitText'].map(async (name) => {
      const program = join(root, '.cache', 'replay', `${name}.js`);
      await bundleProgram(`machines/recording/${name}.ts`, program);
      return import(pathToFileURL(program).href);
    }),
  );
  return { replayed: (text) => replayReport(text, setImmediate), visitText };
}

/** @type {Record<string, (error: any) => string>} */
export const errors = {
  empty: () => 'it is empty.',
  notALog: () => 'it is not a log of Servolab: its first line is not the header of one.',
  otherForm: ({ version }) => `it has form ${version}, which these sources cannot read.`,
  brokenLine: ({ line }) => `its line ${line} is broken.`,
};

/** @type {Record<string, (damage: any) => string>} */
const damages = {
  cut: () => 'the end of the log is missing.',
  brokenLine: ({ line }) => `line ${line} of the log is broken.`,
};

/** @type {Record<string, string>} */
const kinds = {
  actorMissing: 'an actor is not there',
  timerMissing: 'a timer is not running',
  timerDelay: 'a timer was set for another time',
  state: 'a state is another one',
  context: 'something that is remembered is another thing',
  strayEffect: 'something happened that the log does not know: an effect goes past the ports',
  failure: 'a machine threw',
};

/**
 * Whether the machines become what the whole log says.
 * @param {ReplayReport} report
 */
export const isEqual = (report) => report.outcome === 'equal' && report.damage === null;

/**
 * A text of a log as a terminal shows it: a sign that it would obey instead stands there as its code.
 * @param {string} text
 */
export const printable = (text) =>
  text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/**
 * What a replay came to, in words, line by line.
 * @param {ReplayReport} report
 * @returns {string[]}
 */
export const linesOf = (report) => wordsFor(report).map(printable);

/**
 * @param {ReplayReport} report
 * @returns {string[]}
 */
function wordsFor(report) {
  if (report.outcome === 'refused') return [`The log cannot be replayed: ${errors[report.error.kind]?.(report.error)}`];
  if (report.outcome === 'headless')
    return [`It cannot be replayed: its first ${report.header.dropped} entries were dropped when it became too long.`];
  if (report.outcome === 'equal') return equalLines(report);
  const { divergence, entry: lastEntry, steps, compared } = report;
  return [
    `Diverged at step ${divergence.step} of ${steps - 1}: ${kinds[divergence.kind]}.`,
    `  after     ${lastEntry?.kind} ${lastEntry?.event.type} to ${lastEntry?.to}, ${lastEntry?.t} ms after the start`,
    `  actor     ${divergence.path}${divergence.key === null ? '' : `, ${divergence.key}`}`,
    `  expected  ${divergence.expected}`,
    `  actual    ${divergence.actual}`,
    'Until there:',
    ...comparedLines(compared),
  ];
}

/**
 * How many values were compared, and how.
 * @param {Extract<ReplayReport, { outcome: 'equal' }>['compared']} compared
 * @returns {string[]}
 */
const comparedLines = ({ exact, shape, unknown }) => [
  `  ${exact} of ${exact + shape + unknown} values were compared exactly, ${shape} by their length.`,
  ...(unknown > 0
    ? [`  ${unknown} were not compared: something in them was masked afterwards, or the log is too old to have them.`]
    : []),
];

/**
 * @param {Extract<ReplayReport, { outcome: 'equal' }>} report
 * @returns {string[]}
 */
function equalLines({ steps, compared, damage }) {
  const whole = damage === null ? 'Equal' : 'Equal as far as it goes';
  return [
    `${whole}: ${steps} steps, and every actor became what it was.`,
    ...comparedLines(compared),
    ...(damage === null ? [] : [`  It cannot be replayed to its end: ${damages[damage.kind]?.(damage)}`]),
  ];
}
