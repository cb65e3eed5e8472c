/** `npm run replay -- log.jsonl --test`: writes a test that leads to what was seen at a step of the log, in as few events as it can. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';
import { CommandError } from './command.js';
import { printable } from './replayReport.js';

/** @typedef {import('../machines/recording/logTest.ts').LogTest} LogTest */
/** @typedef {{ step?: string, wrong: boolean, about: string, seconds: string, to?: string }} Options */

/** Where it is kept unless somebody says another place. */
const folder = 'tests/machines/replays';

/**
 * Throws CommandError where an option is not what it has to be, or the file is there.
 * @param {string} root
 * @param {string} text the log
 * @param {Options} options
 * @param {Record<string, (error: any) => string>} errors
 */
export async function writeTest(root, text, { step, wrong, about, seconds, to }, errors) {
  const most = numberIn('seconds', seconds, (number) => number > 0);
  const chosen =
    step === undefined ? null : numberIn('step', step, (number) => Number.isInteger(number) && number >= 0);
  const program = join(root, '.cache', 'replay', 'logTest.js');
  await bundleProgram('machines/recording/logTest.ts', program);
  const { logTest } = await import(pathToFileURL(program).href);
  const end = performance.now() + most * 1000;
  const isOver = () => performance.now() > end;
  /** @type {LogTest} */
  const answer = logTest(text, { step: chosen, isWrong: wrong, about, isOver });
  if (answer.outcome !== 'written') {
    console.error(printable(`No test was written: ${refusal(answer, errors)}`));
    process.exitCode = 1;
    return;
  }
  const file = resolve(to ?? join(root, folder, answer.name));
  mkdirSync(dirname(file), { recursive: true });
  writeNew(file, answer.text);
  spawnSync(process.execPath, [join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), file], { cwd: root });
  const place = relative(process.cwd(), file);
  console.log(`${place} tells ${answer.events} of the ${answer.step + 1} events up to step ${answer.step}.`);
  if (isOver())
    console.log(`It took the ${seconds} s that it may: give it more with --seconds, and it may get shorter.`);
  console.log(`Run it: npx vitest run ${place}`);
}

/**
 * What an option says; throws CommandError where it is not the number that it has to be.
 * @param {string} option
 * @param {string} word
 * @param {(number: number) => boolean} isRight
 */
function numberIn(option, word, isRight) {
  const number = word.trim() === '' ? Number.NaN : Number(word);
  if (Number.isFinite(number) && isRight(number)) return number;
  throw new CommandError(`--${option} takes a number, not “${word}”.`);
}

/**
 * Throws CommandError where a file is: it may be the test of another log.
 * @param {string} file
 * @param {string} text
 */
function writeNew(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new CommandError(`${relative(process.cwd(), file)} is there already. Name another file with --to.`);
  }
}

/**
 * @param {Exclude<LogTest, { outcome: 'written' }>} answer
 * @param {Record<string, (error: any) => string>} errors
 */
function refusal(answer, errors) {
  if (answer.outcome === 'refused') return errors[answer.error.kind]?.(answer.error);
  if (answer.outcome === 'headless') return `the log has lost its first ${answer.dropped} entries.`;
  if (answer.outcome === 'beyond') return `the log has the steps 0 to ${answer.steps - 1}.`;
  if (answer.outcome === 'behind')
    return `these machines part from the log at step ${answer.step}: what was seen later is not known.`;
  return 'there is nothing at that step that a test could ask for.';
}
