import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';
import { CommandError } from './command.js';

const root = resolve(import.meta.dirname, '..');

/**
 * The server's own modules for reading, making and proving a course, bundled for a script.
 * @param {readonly string[]} names below `server`
 */
export async function courseTools(...names) {
  const workshop = join(root, '.cache', 'challenges');
  const title = names.map((name) => name.replace('/', '.')).join('-');
  mkdirSync(workshop, { recursive: true });
  const entry = join(workshop, `${title}.ts`);
  writeFileSync(entry, names.map((name) => `export * from '#server/${name}.ts';\n`).join(''));
  const program = join(workshop, `${title}.js`);
  await bundleProgram(entry, program);
  return import(pathToFileURL(program).href);
}

/**
 * What a teacher has to mend is said in words.
 * @template Result
 * @param {() => Result} work
 * @returns {Result}
 */
export function orNameFaults(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CourseError') throw error;
    throw new CommandError(`a challenge is not as it must be.\n${error.message}`);
  }
}
