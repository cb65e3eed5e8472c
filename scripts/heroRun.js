/**
 * `npm run hero`: has the solution of a challenge judged, and keeps how its robot drove for the home page to draw
 * (`src/views/home/heroRun.json`). The run is a real one: the poses are those of the judge, the scans what the laser reads there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleServer } from './bundle.js';
import { CommandError } from './command.js';
import { courseTools, orNameFaults } from './courseTools.js';
import { installNodeModules } from './nodeModules.js';
import { reportFailure } from './reportFailure.js';
import { readArgs } from './readArgs.js';

readArgs({ usage: 'npm run hero' });
const root = resolve(import.meta.dirname, '..');

/** Its robot has to find a way round something, and everybody sees which. */
const FOLDER = '16-round-the-shelf';

/** Of the many rays of a laser so many are drawn, and so many poses lie between two of its scans. */
const DRAWN = { raysPerScan: 45, posesPerScan: 5 };

const log = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

await reportFailure(async () => {
  await installNodeModules(root);
  await bundleServer();
  const { readCourse, recordRun, drawnRun } = await courseTools(
    'challenges/readCourse',
    'proof/recordRun',
    'proof/drawnRun',
  );
  const course = orNameFaults(() => readCourse(root));
  const challenge = course.challenges.find((/** @type {{ folder: string }} */ { folder }) => folder === FOLDER);
  const code = readFileSync(join(root, 'tests', 'challenges', FOLDER, 'solution.py'), 'utf8');
  const { id } = challenge.about;
  const { passed, end, run } = await recordRun(course, { challengeId: id, code, log });
  if (!passed || run === undefined) throw new CommandError(`the solution did not pass, but ended “${end.reason}”.`);
  const text = `${JSON.stringify(drawnRun(id, challenge.world, run, DRAWN), null, 2)}\n`;
  writeFileSync(join(root, 'src', 'views', 'home', 'heroRun.json'), text);
  console.log(`A run of ${((run.poses.length - 1) * run.every) / 1000} seconds is kept in ${text.length} bytes.`);
});
