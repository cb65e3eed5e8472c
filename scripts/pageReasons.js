import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';

/**
 * What the walks through the built page leave out of a machine: single transitions, each with its reason, or all of it for one; and the states of
 * which they give no picture.
 * @typedef {{ impossible: Readonly<Record<string, string>>, unseen: Readonly<Record<string, string>>, unwalked: string | undefined, walkedByOthers: string | undefined }} PageReasons
 */

/**
 * How to ask for the reasons of a machine, by its name; read from the tests that hold the walks to them.
 * @param {string} root
 * @returns {Promise<(noun: string) => PageReasons>}
 */
export async function loadPageReasons(root) {
  const tests = join(root, 'tests', 'page');
  const workshop = join(root, '.cache', 'diagrams');
  mkdirSync(workshop, { recursive: true });
  const load = async (/** @type {string} */ name) => {
    const program = join(workshop, `${name}.js`);
    await bundleProgram(join(tests, `${name}.ts`), program);
    return import(pathToFileURL(program).href);
  };
  /** @type {typeof import('../tests/page/impossible.ts')} */
  const { impossible } = await load('impossible');
  /** @type {typeof import('../tests/page/withoutPage.ts')} */
  const { unwalked, walkedByOthers } = await load('withoutPage');
  /** @type {typeof import('../tests/page/unseen.ts')} */
  const { unseen } = await load('unseen');
  return (noun) => ({
    impossible: impossible[noun] ?? {},
    unseen: unseen[noun] ?? {},
    unwalked: unwalked[noun],
    walkedByOthers: walkedByOthers[noun],
  });
}
