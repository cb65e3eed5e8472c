/** docs/promises.md names tests: each of them is there, under the title that it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs/promises.md'), 'utf8')
  .split('\n')
  .filter(
    (line) => line.startsWith('| ') && !line.startsWith('| ---') && !/^\| (promise|text) \| proof \|$/.test(line),
  );
const proof = /^\| (?<promise>[^|]+) \| `(?<path>[^`]+)`: (?<title>[^|]+) \|$/;

it('proves every promise by one test', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => !proof.test(row))).toEqual([]);
});

it.each(rows)('finds the test of %s', (row) => {
  const { path = '', title = '' } = proof.exec(row)?.groups ?? {};
  expect(readFileSync(join(root, path), 'utf8').replaceAll(/\\(['’])/g, '$1')).toContain(title.trim());
});
