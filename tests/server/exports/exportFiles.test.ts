/** What an export takes of a workspace, and how it names what it does not take. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exportFiles } from '#server/exports/exportFiles.ts';
import { SCRIPTS, openTestFiles } from '../files/openTestFiles.ts';

async function openFiles() {
  const opened = await openTestFiles();
  onTestFinished(() => opened.close());
  return opened;
}

it('gives the versions of a file that is not there any more, under the name that it had', async () => {
  const { files, owner, root, save } = await openFiles();
  const [gone, renamed] = [join(root, SCRIPTS, 'gone.py'), join(root, SCRIPTS, 'renamed.py')];
  await save(`${SCRIPTS}/gone.py`, 'print("gone")\n');
  await save(`${SCRIPTS}/old_name.py`, 'print("renamed")\n');
  await rm(gone);
  await rename(join(root, SCRIPTS, 'old_name.py'), renamed);
  const { files: taken, left_out } = await exportFiles(files, owner);
  expect(taken).toMatchObject([
    { path: `/ws/${SCRIPTS}/gone.py`, content: null, versions: [{ content: 'print("gone")\n' }] },
    { path: `/ws/${SCRIPTS}/old_name.py`, content: null, versions: [{ content: 'print("renamed")\n' }] },
    { path: `/ws/${SCRIPTS}/renamed.py`, content: 'print("renamed")\n', versions: [] },
  ]);
  expect(left_out).toEqual([]);
});

it('gives the versions of a file that is no text any more, too large, or a folder, and names what it is now', async () => {
  const { files, owner, root, save } = await openFiles();
  const at = (name: string) => join(root, SCRIPTS, name);
  for (const name of ['bytes.py', 'folder.py', 'huge.py']) await save(`${SCRIPTS}/${name}`, `print("${name}")\n`);
  await writeFile(at('bytes.py'), Buffer.from([0, 255, 0]));
  await rm(at('folder.py'));
  await mkdir(at('folder.py'));
  await writeFile(at('huge.py'), 'x'.repeat(2_000_000));
  const { files: taken, left_out } = await exportFiles(files, owner);
  expect(taken).toMatchObject(
    ['bytes.py', 'folder.py', 'huge.py'].map((name) => ({
      path: `/ws/${SCRIPTS}/${name}`,
      content: null,
      versions: [{ content: `print("${name}")\n` }],
    })),
  );
  expect(left_out).toEqual([
    { path: `/ws/${SCRIPTS}/bytes.py`, reason: 'not_text' },
    { path: `/ws/${SCRIPTS}/folder.py`, reason: 'unreadable' },
    { path: `/ws/${SCRIPTS}/huge.py`, reason: 'too_large' },
  ]);
});

it('gives a file in a folder called build that catkin did not make', async () => {
  const { files, owner, root } = await openFiles();
  for (const folder of ['build', 'devel', 'src/gazebo_test_pkg/build']) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'mine.py'), 'mine');
  }
  const { files: taken } = await exportFiles(files, owner);
  expect(taken.map(({ path }) => path)).toEqual(['/ws/src/gazebo_test_pkg/build/mine.py']);
});

it('names what is beyond as many files as it takes', async () => {
  const { files, owner, root } = await openFiles();
  await mkdir(join(root, 'src', 'many'));
  const names = Array.from({ length: 5 }, (_, index) => String(index));
  await Promise.all(names.map((name) => writeFile(join(root, 'src', 'many', name), name)));
  const { files: taken, left_out } = await exportFiles(files, owner, { files: 3 });
  expect(taken).toHaveLength(3);
  expect(left_out).toEqual([
    { path: '/ws/src/many/3', reason: 'too_much' },
    { path: '/ws/src/many/4', reason: 'too_much' },
  ]);
});

it('names the workspace itself where it has more files than can be named', async () => {
  const { files, owner } = await openFiles();
  const many = { ...files, list: async () => Array.from({ length: 20_000 }, (_, index) => `src/${index}`) };
  const { left_out } = await exportFiles(many, owner, { files: 0 });
  expect(left_out).toHaveLength(20_001);
  expect(left_out.at(-1)).toEqual({ path: '/ws', reason: 'too_much' });
});
