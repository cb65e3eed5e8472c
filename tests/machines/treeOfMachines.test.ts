/** The tree of machines that is drawn in words has all of them. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';

const machines = readdirSync(join(projectRoot, 'machines'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('Machine.ts'))
  .map((path) => basename(path, 'Machine.ts'));

const page = readFileSync(join(projectRoot, 'docs/machines.md'), 'utf8');
const [, tree = '', after = ''] = page.split('```');
/** Who is named on a line, before what is said of it; one of several is named as `process:<process_id>`. */
const inTree = new Set(
  tree
    .trim()
    .split('\n')
    .flatMap(
      (line) =>
        line
          .replace(/^[\s│├└─]*/, '')
          .split(/ {2,}/)[0]
          ?.match(/[a-z]\w*(?=$|[,\s:])/gi) ?? [],
    ),
);
const [outside = ''] = after.trim().split('\n');
const besideTree = [...outside.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

it('names every machine, either in the tree or beside it', () => {
  const missing = machines.filter((name) => !inTree.has(name) && !besideTree.includes(name));
  expect(missing).toEqual([]);
  expect(besideTree.filter((name) => inTree.has(name) || !machines.includes(name))).toEqual([]);
});
