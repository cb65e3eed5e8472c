/** A history that an earlier release of the product has written, as it lies in a data folder of 21 November 2026. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { contentVersion } from '#server/files/contentVersion.ts';
import { FileHistory, historyFolder } from '#server/files/fileHistory.ts';
import { openTestFiles, SCRIPTS } from './openTestFiles.ts';

const PATH = `/ws/${SCRIPTS}/a.py`;
/** What was replaced, oldest first, and what was refused beside it; the file says `now`. */
const EARLIER = [
  ['one', 'save'],
  ['two', 'force'],
  ['never stored', 'refused'],
  ['three', 'external'],
] as const;

let opened: Awaited<ReturnType<typeof openTestFiles>> | undefined;
afterEach(() => opened?.close());

const versionOf = (text: string) => contentVersion(Buffer.from(text));

/** As that release did: a blob for each content, a line for each time that one was replaced. */
async function openEarlier() {
  opened = await openTestFiles();
  const { root, owner, versionsFolder, files } = opened;
  const path = `${SCRIPTS}/a.py`;
  const folder = historyFolder(versionsFolder, { learnerId: owner.learnerId, path });
  await mkdir(folder, { recursive: true });
  const lines = EARLIER.map(([text, cause], index) => {
    const at = `2026-11-21T18:00:0${index}.000Z`;
    return `${JSON.stringify({ at, version: versionOf(text), length: text.length, cause, path })}\n`;
  });
  for (const [text] of EARLIER) await writeFile(join(folder, versionOf(text)), text);
  await writeFile(join(folder, 'index.jsonl'), lines.join(''));
  await writeFile(join(root, path), 'now');
  const list = async () => {
    const listed = await files.versions(owner, PATH);
    return listed.kind === 'listed' ? listed.versions.map(({ version, marks }) => [version, marks[0]?.kind]) : [];
  };
  return { ...opened, folder, list };
}

it('lists what a file said before the upgrade, and gives it back', async () => {
  const { files, owner, list } = await openEarlier();
  expect(await list()).toEqual([
    [versionOf('three'), 'found'],
    [versionOf('never stored'), 'refused'],
    [versionOf('two'), 'found'],
    [versionOf('one'), 'found'],
  ]);
  for (const [text] of EARLIER)
    expect(await files.version(owner, PATH, versionOf(text))).toMatchObject({ kind: 'text', content: text });
});

it('throws none of it away when it makes room for others', async () => {
  const { owner, versionsFolder, folder } = await openEarlier();
  const history = new FileHistory(versionsFolder);
  const file = { learnerId: owner.learnerId, path: `${SCRIPTS}/a.py` };
  // More refusals than stay.
  for (let number = 0; number < 12; number += 1) await history.open(file).keep(Buffer.from(`${number}`), 'refused');
  const blobs = await readdir(folder);
  for (const text of ['one', 'two', 'three']) expect(blobs).toContain(versionOf(text));
});

it('goes on below it with the first save', async () => {
  const { save, list } = await openEarlier();
  await save(PATH, 'next', { base: versionOf('now') });
  expect((await list()).slice(0, 3)).toEqual([
    [versionOf('next'), 'saved'],
    [versionOf('now'), 'found'],
    [versionOf('three'), 'found'],
  ]);
});
