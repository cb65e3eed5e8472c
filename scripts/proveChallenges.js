import { existsSync } from 'node:fs';
import { bundleServer } from './bundle.js';
import { CommandError } from './command.js';
import { courseTools, orNameFaults } from './courseTools.js';
import { prepareSystem } from './systemPackages.js';

/**
 * How often each program is judged, and the name of the only ones that are, as the table has it; all of them without one.
 * @typedef {{ runs: number, program: string | undefined }} Choice
 */

/**
 * Judges what proves the challenges whose folders begin with one of `wanted` (all of them, when nothing is), and prints a table.
 * Ends this process with 1 when one verdict is not as it must be.
 * @param {string} root
 * @param {readonly string[]} wanted
 * @param {Choice} choice
 */
export async function proveChallenges(root, wanted, { runs, program }) {
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs must be followed by a whole number from 1.');
  await prepareSystem(root);
  if (!existsSync('/usr/bin/bwrap'))
    throw new CommandError('programs are judged in a sandbox, and there is no bubblewrap to make one with.');
  await bundleServer();
  const { readCourse, proofCases, proveCourse, proofTable } = await courseTools(
    'challenges/readCourse',
    'proof/proofCases',
    'proof/proveCourse',
    'proof/proofTable',
  );
  const course = orNameFaults(() => readCourse(root));
  const chosen = course.challenges.filter(
    (/** @type {{ folder: string }} */ { folder }) =>
      wanted.length === 0 || wanted.some((start) => folder.startsWith(start)),
  );
  if (chosen.length === 0) throw new CommandError(`no folder in challenges begins with ${wanted.join(' or ')}.`);
  const every = orNameFaults(() => proofCases(chosen, root));
  const cases = every.filter((/** @type {{ name: string }} */ { name }) => program === undefined || name === program);
  if (cases.length === 0) {
    const known = [...new Set(every.map((/** @type {{ name: string }} */ { name }) => name))];
    throw new CommandError(`there is no program called ${program}: say ${known.join(', ')}.`);
  }
  let done = 0;
  const proofs = await proveCourse(course, cases, {
    runs,
    // Hours of judging leave something even where they are broken off.
    proved: (/** @type {unknown} */ proof) => {
      const [, row = ''] = proofTable([proof]).split('\n');
      process.stderr.write(`${(done += 1)} of ${cases.length}: ${row}\n`);
    },
    log: (/** @type {string} */ text) => process.stderr.write(`${text}\n`),
  });
  console.log(`\n${proofTable(proofs)}`);
  const faults = proofs.filter((/** @type {{ fault: string | null }} */ { fault }) => fault !== null).length;
  console.log(faults === 0 ? '\nAll is as it must be.' : `\n${faults} of ${proofs.length} are not as they must be.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
