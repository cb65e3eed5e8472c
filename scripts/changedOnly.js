import { spawnSync } from 'node:child_process';

/**
 * The arguments that keep vitest to what a change touches: what is not committed yet, and what a branch has over `main`.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function changedOnly(root) {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? ['--changed', stdout.trim()] : ['--changed'];
}
