import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOnly } from './keepOnly.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'servolab-kept-'))));
afterEach(() => rm(folder, { recursive: true }));

it('is content for each of many who write the same file together', async () => {
  const file = join(folder, 'kept', 'same.tar');
  const content = new Blob(['x'.repeat(100_000)]);
  await Promise.all(Array.from({ length: 20 }, () => keepOnly(file, content)));
  expect(await readFile(file, 'utf8')).toBe(await content.text());
  expect(await readdir(folder, { recursive: true })).toEqual(['kept', 'kept/same.tar']);
});

it('takes the place of what was kept before', async () => {
  await mkdir(join(folder, 'kept'));
  await writeFile(join(folder, 'kept', 'older.tar'), 'older');
  await keepOnly(join(folder, 'kept', 'newer.tar'), new Blob(['newer']));
  expect(await readdir(join(folder, 'kept'))).toEqual(['newer.tar']);
});
