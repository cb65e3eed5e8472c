import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { configVariables } from '#server/config/configVariables.ts';
import { projectRoot } from '#server/config/bundles.ts';

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
const scripts: object = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).scripts;

it('lists every variable that the server reads, with its default and its meaning, and no other', () => {
  const rows = Object.entries(configVariables).map(
    ([name, { default: value, meaning }]) => `| \`${name}\` | \`${value}\` | ${meaning} |`,
  );
  expect(readme.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))).toEqual(rows);
});

it('names only commands that there are', () => {
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});

it('points only to files and folders that there are', () => {
  const mentioned = [
    ...readme.matchAll(/`((?:contract|machines|src|server|supabase|workspace|scripts|tests|docs)\/[\w./]+)`/g),
  ];
  const linked = [...readme.matchAll(/\]\(([^)#:]+)\)/g)];
  const paths = [...mentioned, ...linked].map(([, path]) => path ?? '');
  expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
