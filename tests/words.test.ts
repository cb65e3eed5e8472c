import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';

/** What has no place in a repository that others clone, and why; no pattern has in it what it looks for. */
const strangers: readonly { pattern: RegExp; why: string }[] = [
  { pattern: /(?<![\w.~$}*-])\/(root|home|work|Users)\/[\w.-]/, why: 'a path of one certain machine' },
  {
    pattern: /registry\.[n]pmjs|npmjs\.(com|org)|deb\.[d]ebian\.org|pypi\.[o]rg/,
    why: 'the address of a package registry',
  },
  { pattern: /\b(TO[D]O|FIX[M]E|X{3})\b/, why: 'a note to somebody: do it, or file it' },
];

/** The files that git tracks, less those that are not text of ours. */
const texts = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !/\.(png|svg|ico|woff2?)$|^package-lock\.json$/.test(path))
  .filter((path) => existsSync(join(projectRoot, path)));

it('speaks of the product, not of the machines it was made on', () => {
  const found = texts.flatMap((path) =>
    readFileSync(join(projectRoot, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        strangers.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${path}:${index + 1} has ${why}`),
      ),
  );
  expect(found).toEqual([]);
});
