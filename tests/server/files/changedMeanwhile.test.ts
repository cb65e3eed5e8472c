/** What a program of the learner does to a file between two looks of the server at it. */
import { mkdir, open, readFile, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { contentVersion } from '#server/files/contentVersion.ts';
import { FileHistory, historyFolder } from '#server/files/fileHistory.ts';
import { OpenFolder } from '#server/files/openFolder.ts';
import { readContent, readRegularFile } from '#server/files/readRegularFile.ts';
import { saveFile, type SavePlace } from '#server/files/saveFile.ts';
import { openTestFiles, SCRIPTS } from './openTestFiles.ts';

const NAME = 'a.py';
/** With a hole in it, so that the disk has none of it. */
const HUGE_BYTES = 64 * 1_048_576;

let files: Awaited<ReturnType<typeof openTestFiles>>;
let path: string;
beforeEach(async () => {
  files = await openTestFiles();
  path = join(files.root, SCRIPTS, NAME);
  await writeFile(path, 'old');
});
afterEach(() => files.close());

/** A folder whose files grow as soon as they have been looked at once. */
class GrowingFolder extends OpenFolder {
  override async read(name: string): Promise<FileHandle> {
    const handle = await super.read(name);
    const seen = await handle.stat();
    Object.defineProperty(handle, 'stat', {
      configurable: true,
      value: async () => {
        Reflect.deleteProperty(handle, 'stat');
        await truncate(path, HUGE_BYTES);
        return seen;
      },
    });
    return handle;
  }
}

it('takes a file that grows after the first look for too large', async () => {
  const folder = new GrowingFolder(await open(join(files.root, SCRIPTS)));
  expect((await readRegularFile(folder, NAME)).kind).toBe('tooLarge');
  await folder.close();
});

it('reads a byte more than a file may have at most, however large it is', async () => {
  await truncate(path, HUGE_BYTES);
  const handle = await open(path);
  expect((await readContent(handle)).byteLength).toBe(limits.fileBytes + 1);
  await handle.close();
});

it('has saved a text also when what was written into the old file at that moment cannot be kept', async () => {
  const kept = { learnerId: files.owner.learnerId, path: `${SCRIPTS}/${NAME}` };
  const late = Buffer.from('late');
  // No version can be stored where a folder is in its way.
  await mkdir(join(historyFolder(files.versionsFolder, kept), contentVersion(late)), { recursive: true });
  const place: SavePlace = {
    root: files.root,
    place: { kind: 'inside', folders: SCRIPTS.split('/'), name: NAME, relative: kept.path },
    history: new FileHistory(files.versionsFolder).open(kept),
    path: kept.path,
    async take() {
      await writeFile(path, late);
      return null;
    },
    overflow: async () => null,
    remember: async () => {},
  };
  const request = { content: 'new text', base: undefined, force: true, forceBase: undefined, cause: 'saved' } as const;
  expect(await saveFile(place, request)).toMatchObject({ kind: 'saved', size: 8 });
  expect(await readFile(path, 'utf8')).toBe('new text');
});
