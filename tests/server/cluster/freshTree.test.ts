/** What a server takes over of a learner whose home was lost, whatever their programs have made of the folder. */
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LearnerFolder } from '#server/cluster/LearnerFolder.ts';
import { openFolder } from '#server/files/openFolder.ts';
import { removeEntry } from '#server/files/removeEntry.ts';
import { makeDeepFolder } from '../files/makeDeepFolder.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';

let root: string;
let logged: string[];
let folder: LearnerFolder;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-fresh-'));
  logged = [];
  folder = new LearnerFolder(root, LEARNER, (text) => logged.push(text));
});
afterEach(() => removeEntry(dirname(root), basename(root)));

/** The claim of a server that was lost, and its tree with a program in it. */
async function lostTree() {
  const claim = { number: 1, holder: 'lost' };
  const tree = join(folder.at(claim), '0');
  await mkdir(join(tree, 'ws'), { recursive: true });
  await writeFile(join(tree, 'ws', 'program.py'), 'print(1)');
  return { claim, tree };
}

it('has everything but folders deeper than any path, and logs how much that is', async () => {
  const { claim, tree } = await lostTree();
  await makeDeepFolder(join(tree, 'ws'));
  await (await openFolder(join(tree, 'ws'), ['deeper'], true)).close();
  await makeDeepFolder(join(tree, 'ws', 'deeper'));
  const fresh = await folder.freshTree(claim);
  expect(await readFile(join(fresh, 'ws', 'program.py'), 'utf8')).toBe('print(1)');
  expect((await readdir(join(fresh, 'ws'))).toSorted()).toEqual(['d'.repeat(200), 'deeper', 'program.py']);
  expect(await readdir(folder.at(claim))).toEqual(['1']);
  expect(logged).toEqual([`${tree} holds folders deeper than any path: 2 files or folders were not copied.`]);
});

it.each([
  ['nobody has a right to', 0],
  ['nobody may change', 0o555],
  ['may be listed and not entered', 0o644],
])('has what is in a folder that %s, and leaves it so', async (_what, mode) => {
  const { claim, tree } = await lostTree();
  const inner = join('ws', 'closed');
  await mkdir(join(tree, inner));
  await writeFile(join(tree, inner, 'file'), 'kept');
  await chmod(join(tree, inner), mode);
  const fresh = await folder.freshTree(claim);
  expect((await stat(join(fresh, inner))).mode & 0o777).toBe(mode);
  await chmod(join(fresh, inner), 0o700);
  expect(await readFile(join(fresh, inner, 'file'), 'utf8')).toBe('kept');
  expect(logged).toEqual([]);
});

it('takes nothing over that could not be copied for another reason', async () => {
  const { claim } = await lostTree();
  await writeFile(join(folder.at(claim), '1'), 'in the place of a tree');
  await expect(folder.freshTree(claim)).rejects.toThrow('could not be copied');
});
