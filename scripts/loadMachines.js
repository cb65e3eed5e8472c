import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleProgram } from './bundle.js';

/**
 * The machines, from the present sources, by their names.
 * @param {string} root
 * @returns {Promise<import('xstate').AnyStateMachine[]>}
 */
export async function loadMachines(root) {
  const sources = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' });
  const paths = sources.filter((path) => path.endsWith('Machine.ts'));
  const workshop = join(root, '.cache', 'diagrams');
  mkdirSync(workshop, { recursive: true });
  const entry = join(workshop, 'machines.ts');
  const exports = paths.toSorted().map((path) => `export { ${basename(path, '.ts')} } from '#machines/${path}';`);
  writeFileSync(entry, `import '#machines/app/everyPage.ts';\n${exports.join('\n')}\n`);
  await bundleProgram(entry, join(workshop, 'machines.js'));
  const machines = Object.values(await import(pathToFileURL(join(workshop, 'machines.js')).href));
  return machines.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}
