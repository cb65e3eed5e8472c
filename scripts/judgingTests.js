import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Those that take many seconds for each change. */
const SLOW = /\/recording\/(?:LogViewer|exactness|logTest|secretCosts|secrets|segments|testText)\.test\.ts$/;

/**
 * The tests that judge machines when they or what they are made of is changed on purpose: their names, tables, laws and walks – those of
 * `console` are also those of `consoleList`, those of `build` also stand with the workspace – and those of a changed file alone; of a file of the recorder
 * all of the recorder's, but for those that take many seconds for each change. Left out are tests that could not tell: those that
 * read the source, where every change stands written at once, and replays, which compare the changed machine with itself.
 * @param {string} root
 * @param {readonly string[]} machines by their nouns
 * @param {readonly string[]} files that are changed, without folder and ending: `fileMachine`
 * @returns {string[]} paths from the root
 */
export function judgingTests(root, machines, files) {
  const hasView = (/** @type {string} */ machine) => existsSync(join(root, 'tests/models/views', `${machine}View.tsx`));
  const isOfRecorder = files.some(
    (file) => !file.endsWith('Machine') && existsSync(join(root, 'machines/recording', `${file}.ts`)),
  );
  const laws = readdirSync(join(root, 'tests/machines'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `tests/machines/${path}`)
    .filter((path) => !SLOW.test(path))
    .filter(
      (path) =>
        machines.some((machine) => isLawOf(machine, basename(path))) ||
        files.includes(basename(path, '.test.ts')) ||
        (isOfRecorder && /\/recording\/[^/]+$/.test(path)),
    );
  return [
    'tests/models/nouns.test.ts',
    'tests/models/tables.test.ts',
    'tests/models/walks.test.ts',
    ...(machines.some(hasView) ? ['tests/models/views/viewWalks.test.ts'] : []),
    ...laws.toSorted(),
  ];
}

/**
 * @param {string} machine
 * @param {string} name of a file of tests
 */
function isLawOf(machine, name) {
  return (name.startsWith(machine) && name.includes('Machine')) || name.endsWith(`Machine.${machine}.test.ts`);
}
