/** What is listed of a file's past, and what can be had back of it. */
import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { contentVersion } from '#server/files/contentVersion.ts';
import { FileHistory, historyFolder } from '#server/files/fileHistory.ts';
import type { OpenHistory } from '#server/files/OpenHistory.ts';
import { openTestFiles, SCRIPTS } from './openTestFiles.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((files) => files.close()));
});

const PATH = `/ws/${SCRIPTS}/a.py`;
const STARTER = `/ws/${SCRIPTS}/starter.py`;
const versionOf = (text: string) => contentVersion(Buffer.from(text));

async function openFiles() {
  const opened = await openTestFiles();
  open.push(opened);
  const { files, owner, versionsFolder } = opened;
  const folder = historyFolder(versionsFolder, { learnerId: owner.learnerId, path: `${SCRIPTS}/a.py` });
  return {
    ...opened,
    folder,
    blobs: async () => (await readdir(folder)).filter((name) => name.startsWith('sha256-')).toSorted(),
    list: async (path = PATH) => {
      const listed = await files.versions(owner, path);
      if (listed.kind !== 'listed') throw new Error(`Not listed: ${listed.fault}`);
      return listed.versions.map(({ marks, version, size }) => ({
        version,
        size,
        kinds: marks.map(({ kind }) => kind),
      }));
    },
  };
}

/** A text of one mebibyte. */
const large = (number: number) => `${number}`.padEnd(1_048_576, 'x');

const history = async () => {
  const { folder, versionsFolder } = await openFiles();
  const file = { learnerId: '00000000-0000-4000-8000-000000000001', path: `${SCRIPTS}/a.py` };
  const kept = new FileHistory(versionsFolder);
  return {
    kept,
    folder,
    keep: (text: string, kind: Parameters<OpenHistory['keep']>[1]) => kept.open(file).keep(Buffer.from(text), kind),
    reopen: () => kept.open(file),
    read: (text: string) => kept.read(file, versionOf(text)),
    lines: () => kept.lines(file),
  };
};

it('lists what was done with a text in a row as one version, newest first, with its size in characters', async () => {
  const { files, owner, save, list } = await openFiles();
  await save(PATH, 'one 🤖');
  await save(PATH, 'two', { base: versionOf('one 🤖') });
  await save(PATH, 'two', { base: versionOf('two'), cause: 'built' });
  await files.keep(owner, PATH, { content: 'two', kind: 'submitted' });
  await files.keep(owner, PATH, { content: 'typed', kind: 'kept' });
  await save(PATH, 'one 🤖', { base: versionOf('two'), cause: 'restored' });
  expect(await list()).toEqual([
    { version: versionOf('one 🤖'), size: 6, kinds: ['restored'] },
    { version: versionOf('typed'), size: 5, kinds: ['kept'] },
    { version: versionOf('two'), size: 3, kinds: ['saved', 'built', 'submitted'] },
    { version: versionOf('one 🤖'), size: 6, kinds: ['saved'] },
  ]);
});

it('says when each thing was done, and which version is stored now', async () => {
  const { files, owner, save } = await openFiles();
  const nothing = await files.versions(owner, PATH);
  expect(nothing).toEqual({ kind: 'listed', versions: [], current: null });
  await save(PATH, 'one');
  await files.keep(owner, PATH, { content: 'typed', kind: 'kept' });
  expect(await files.versions(owner, PATH)).toMatchObject({
    current: versionOf('one'),
    versions: [
      { version: versionOf('typed') },
      { marks: [{ kind: 'saved', at: expect.stringMatching(/^\d{4}-.*Z$/) }] },
    ],
  });
});

it('says the same thing about a text once, however often it is done', async () => {
  const { save, list, blobs } = await openFiles();
  for (let count = 0; count < 3; count += 1) await save(PATH, 'one', { base: versionOf('one'), force: true });
  await save(PATH, 'two', { base: versionOf('one') });
  await save(PATH, 'one', { base: versionOf('two') });
  expect((await list()).map(({ version }) => version)).toEqual(['one', 'two', 'one'].map(versionOf));
  expect(await blobs()).toEqual([versionOf('one'), versionOf('two')].toSorted());
});

it('lists a text that a program put into the file, once a save replaces it', async () => {
  const { root, save, list } = await openFiles();
  await save(PATH, 'mine');
  await writeFile(join(root, SCRIPTS, 'a.py'), 'by a program');
  await save(PATH, 'again', { base: versionOf('by a program') });
  expect((await list()).map(({ kinds, version }) => [kinds, version])).toEqual([
    [['saved'], versionOf('again')],
    [['found'], versionOf('by a program')],
    [['saved'], versionOf('mine')],
  ]);
});

it('lists the starter file last, once, and gives it back when the workspace has lost it', async () => {
  const { files, owner, root, save, list } = await openFiles();
  const start = 'print("start")\n';
  const starter = { version: versionOf(start), size: start.length, kinds: ['starter'] };
  expect(await list(STARTER)).toEqual([starter]);
  await writeFile(join(root, SCRIPTS, 'starter.py'), start);
  await save(STARTER, 'mine', { base: versionOf(start) });
  expect(await list(STARTER)).toEqual([{ version: versionOf('mine'), size: 4, kinds: ['saved'] }, starter]);
  expect(await files.version(owner, STARTER, starter.version)).toEqual({
    kind: 'text',
    version: starter.version,
    content: start,
  });
});

it('gives back every text that it lists, byte for byte, and no other', async () => {
  const { files, owner, save } = await openFiles();
  const texts = ['\uFEFFa\r\nb\r', 'ü 🤖\n', '', 'x'.repeat(100_000)];
  for (const text of texts) await save(PATH, text, { force: true });
  for (const text of texts) {
    expect(await files.version(owner, PATH, versionOf(text))).toMatchObject({ kind: 'text', content: text });
  }
  await save(STARTER, 'of another file');
  const unknown = { kind: 'rejected', fault: 'noVersion' };
  expect(await files.version(owner, PATH, versionOf('of another file'))).toMatchObject(unknown);
  expect(await files.version(owner, PATH, 'index.jsonl')).toMatchObject(unknown);
});

it('knows no version of another learner', async () => {
  const { files, owner, save } = await openFiles();
  await save(PATH, 'mine');
  const other = { ...owner, learnerId: '00000000-0000-4000-8000-000000000002' };
  expect(await files.version(other, PATH, versionOf('mine'))).toMatchObject({ fault: 'noVersion' });
  expect(await files.versions(other, PATH)).toMatchObject({ versions: [] });
});

it('keeps a text aside without touching the file, and refuses one that is too large or has no room', async () => {
  const { files, owner, save, versionsFolder } = await openFiles();
  await save(PATH, 'stored');
  const kept = await files.keep(owner, PATH, { content: 'typed', kind: 'kept' });
  expect(kept).toEqual({ kind: 'kept', version: versionOf('typed') });
  expect(await files.read(owner, PATH)).toMatchObject({ content: 'stored' });
  const tooLarge = { content: 'x'.repeat(1_048_577), kind: 'kept' } as const;
  expect(await files.keep(owner, PATH, tooLarge)).toMatchObject({ fault: 'tooLarge' });
  const other = { ...owner, learnerId: 'a-file' };
  await writeFile(join(versionsFolder, 'a-file'), 'where a folder should be');
  expect(await files.keep(other, PATH, { content: 'typed', kind: 'kept' })).toMatchObject({ fault: 'noSpace' });
});

it('loses no other line to one that a crash cut off', async () => {
  const { save, list, folder } = await openFiles();
  await save(PATH, 'one');
  await appendFile(join(folder, 'index.jsonl'), '{"at":"2026-0');
  await save(PATH, 'two', { base: versionOf('one') });
  expect((await list()).map(({ version }) => version)).toEqual(['two', 'one'].map(versionOf));
});

it('keeps the newest hundred lines of a file once there are twice as many, and the contents they name', async () => {
  const { keep, read, lines, folder } = await history();
  for (let number = 1; number < 200; number += 1) await keep(`text ${number}`, 'saved');
  expect(await lines()).toHaveLength(199);
  await keep('text 200', 'saved');
  expect((await lines()).map(({ version }) => version)).toEqual(
    Array.from({ length: 100 }, (_, index) => versionOf(`text ${index + 101}`)),
  );
  expect(await read('text 100')).toBeNull();
  expect((await read('text 101'))?.toString()).toBe('text 101');
  expect(await readdir(folder)).toHaveLength(101);
});

it('stores a content again that went with the oldest lines before a line named it', async () => {
  const { keep, read, reopen } = await history();
  for (let number = 1; number < 200; number += 1) await keep(`text ${number}`, 'saved');
  const opened = reopen();
  await opened.store(Buffer.from('new'));
  await opened.keep(Buffer.from('written meanwhile'), 'found');
  expect(await read('text 1')).toBeNull();
  await opened.keep(Buffer.from('new'), 'saved');
  expect((await read('new'))?.toString()).toBe('new');
});

it('keeps sixteen mebibytes of a file, a content that is named twice counted once', async () => {
  const { keep, lines } = await history();
  for (let number = 1; number <= 16; number += 1) await keep(large(number), 'saved');
  await keep(large(16), 'built');
  expect(await lines()).toHaveLength(17);
  await keep('y', 'saved');
  expect((await lines())[0]?.version).toBe(versionOf(large(2)));
});

it('lets refused texts push out nothing that was stored', async () => {
  const { keep, lines } = await history();
  await keep('stored', 'saved');
  for (let number = 1; number <= 12; number += 1) await keep(`refused ${number}`, 'refused');
  const kept = await lines();
  expect(kept).toHaveLength(9);
  expect(kept[0]?.version).toBe(versionOf('stored'));
  expect(kept.at(-1)?.version).toBe(versionOf('refused 12'));
});

it('finds its lines again after a restart, and what a killed server left half written harms nothing', async () => {
  const { keep, folder, read } = await history();
  await keep('one', 'saved');
  await writeFile(join(folder, `${versionOf('two')}.part`), 'tw');
  await writeFile(join(folder, 'index.jsonl.part'), '{"at"');
  await keep('two', 'saved');
  expect((await read('two'))?.toString()).toBe('two');
  expect(await readFile(join(folder, versionOf('two')), 'utf8')).toBe('two');
});
