import { spawnSync } from 'node:child_process';

/**
 * The arguments that keep vitest to what a change touches: what is not committed yet, and what a branch has over `main`.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function changedOnly(root) {
  const base = commonCommit(root);
  return base === undefined ? ['--changed'] : ['--changed', base];
}

/**
 * The files that a change touches, by their paths from the root.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function changedFiles(root) {
  const tracked = git(root, 'diff', '--name-only', commonCommit(root) ?? 'HEAD') ?? '';
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}\n${untracked}`.split('\n').filter((path) => path !== '');
}

/**
 * Where a branch left `main`; undefined where there is none.
 * @param {string} root
 */
function commonCommit(root) {
  return git(root, 'merge-base', 'HEAD', 'main')?.trim();
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
