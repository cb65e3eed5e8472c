import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.js';
import { step } from './step.js';

/**
 * Installs the packages of `package-lock.json`, unless exactly these are installed.
 * @param {string} root
 */
export function installNodeModules(root) {
  return step('Packages', {
    doing: 'installing what package-lock.json names',
    isDone: () => matchesLock(root),
    work: async () => {
      await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    },
  });
}

/**
 * npm writes down what it installed when it has finished; that list must hold every package of the lock file, in its
 * version, and no other. Only packages for other platforms may be absent.
 * @param {string} root
 */
function matchesLock(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const complete = Object.entries(wanted).every(
    ([path, { version, optional }]) => installed[path]?.version === version || (optional && !installed[path]),
  );
  return complete && Object.keys(installed).every((path) => path in wanted);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function packagesIn(lockFile) {
  try {
    const { '': _project, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
    return packages;
  } catch {
    return {};
  }
}
