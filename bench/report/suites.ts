/** Promises that are tables of tests: each line of them is asked in this run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#server/config/bundles.ts';
import type { Found, Measure } from './Measure.ts';

export const escapes: Measure = {
  promise: 'No path and no program leads out of a workspace',
  bar: '0 escapes',
  take: async () =>
    foundOf(
      await runTests([
        'tests/server/files/hostilePaths.test.ts',
        'tests/server/workspaces/isolation.test.ts',
        'tests/server/workspaces/running.test.ts',
        'tests/server/sandbox/seccomp',
      ]),
      'tests',
    ),
};

export const authorization: Measure = {
  promise: 'Every route answers every kind of caller as the authorization matrix says',
  bar: '0 wrong',
  take: async () => {
    const ran = await runTests(['tests/server/authorization']);
    const cells = /= (\d+) cells/.exec(ran.said)?.[1];
    const found = foundOf(ran, 'tests');
    return cells === undefined ? found : { ...found, figure: `${found.figure}, ${cells} cells` };
  },
};

interface Ran {
  passed: number;
  failed: number;
  said: string;
}

function foundOf({ passed, failed }: Ran, what: string): Found {
  return { figure: `${failed} failed of ${passed + failed} ${what}`, holds: failed === 0 };
}

/** Rejects where no test was run. */
async function runTests(paths: readonly string[]): Promise<Ran> {
  const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--project', 'server', '--reporter=dot', ...paths];
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  const line = /^\s*Tests .*$/m.exec(said)?.[0] ?? '';
  const countOf = (outcome: string) => Number(new RegExp(`(\\d+) ${outcome}`).exec(line)?.[1] ?? '0');
  if (countOf('passed') === 0) throw new Error(`no test was run: ${said.slice(-500)}`);
  // A runner that is not content without a failed test has failed itself.
  return { passed: countOf('passed'), failed: Math.max(countOf('failed'), child.exitCode === 0 ? 0 : 1), said };
}
