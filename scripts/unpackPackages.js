import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, systemEnvironment } from './command.js';

/** Without it apt, as root, downloads as another user, who may not write here. */
export const keepUser = ['-o', 'APT::Sandbox::User='];

/**
 * Unpacks Debian packages into a folder without installing them, which needs no rights. The folder is replaced whole:
 * it holds either what it held before or all of the packages.
 * @param {readonly string[]} packages names, each with `=version` where a certain one is meant
 * @param {string} target
 * @param {readonly string[]} aptOptions
 * @returns {Promise<string>} how much was downloaded, in words
 */
export async function unpackPackages(packages, target, aptOptions) {
  mkdirSync(join(target, '..'), { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  try {
    const [archives, tree] = [join(draft, 'archives'), join(draft, 'tree')];
    mkdirSync(archives);
    mkdirSync(tree);
    const printed = await apt([...aptOptions, 'download', ...packages], archives);
    for (const name of readdirSync(archives)) {
      await run('dpkg-deb', ['--extract', join(archives, name), tree], { env: systemEnvironment });
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(tree, target);
    return `${/Fetched ([\d.,]+ \S+)/.exec(printed)?.[1] ?? 'nothing'} downloaded`;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * The apt options with which any user can download: package lists of their own beside the system's, freshly updated.
 * @param {string} folder
 */
export async function ownPackageLists(folder) {
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(folder, 'cache', 'archives', 'partial'), { recursive: true });
  const settings = [`Dir::State::lists=${join(folder, 'lists')}`, `Dir::Cache=${join(folder, 'cache')}`];
  const options = [...settings.flatMap((setting) => ['-o', setting]), ...keepUser];
  await apt([...options, 'update'], folder);
  return options;
}

/**
 * These packages and everything they depend on, less what is installed, each as `name=version`.
 * @param {readonly string[]} packages
 * @param {readonly string[]} aptOptions
 */
export async function withDependencies(packages, aptOptions) {
  const plan = await apt([...aptOptions, '--simulate', 'install', '--no-install-recommends', ...packages], '/');
  return [...plan.matchAll(/^Inst (\S+) (?:\[\S+\] )?\((\S+) /gm)].map(([, name, version]) => `${name}=${version}`);
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function apt(args, cwd) {
  return run('apt-get', args, { cwd, env: systemEnvironment });
}
