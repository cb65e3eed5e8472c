/** docs/promises.md and docs/promises-site.md name tests: each of them is there, under the title that they name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = ['docs/promises.md', 'docs/promises-site.md']
  .flatMap((page) => readFileSync(join(root, page), 'utf8').split('\n'))
  .filter(
    (line) => line.startsWith('| ') && !line.startsWith('| ---') && !/^\| (promise|text) \| proof \|$/.test(line),
  );
const proof = /^\| (?<promise>[^|]+) \| `(?<path>[^`]+)`: (?<title>[^|]+) \|$/;

it('proves every promise by one test', () => {
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((row) => !proof.test(row))).toEqual([]);
});

it.each(rows)('finds the test of %s', (row) => {
  const { path = '', title = '' } = proof.exec(row)?.groups ?? {};
  expect(readFileSync(join(root, path), 'utf8').replaceAll(/\\(['’])/g, '$1')).toContain(title.trim());
});
