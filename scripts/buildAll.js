import { join } from 'node:path';
import { bundlesAreFresh } from './bundle.js';
import { run } from './command.js';
import { buildNewDatabase, newDatabaseIsFresh } from './newDatabase.js';
import { buildSpa, spaIsFresh } from './spa.js';
import { step } from './step.js';

/**
 * Brings all builds up to date, in processes of their own, so that no build tool stays in the memory of the caller.
 * @param {string} root
 */
export async function buildAll(root) {
  await step('Server', {
    doing: 'bundling',
    isDone: bundlesAreFresh,
    work: async () => void (await run(process.execPath, [join(root, 'scripts', 'bundle.js')], { cwd: root })),
  });
  await Promise.all([
    step('Database', { doing: 'making', isDone: newDatabaseIsFresh, work: buildNewDatabase }),
    step('Pages', { doing: 'building', isDone: () => spaIsFresh(root), work: () => buildSpa(root) }),
  ]);
}
