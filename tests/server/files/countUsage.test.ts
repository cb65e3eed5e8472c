import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countUsage } from '#server/files/quota/countUsage.ts';
import { openFolder } from '#server/files/openFolder.ts';
import { removeEntry } from '#server/files/removeEntry.ts';
import { unlockByDescriptor } from '#server/files/unlockByDescriptor.ts';

const NOBODY = 65_534;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-usage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('counts files and folders, and what they take on the disk', async () => {
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'inner', 'file'), Buffer.alloc(1_000_000, 1));
  const { bytes, files } = await countUsage(folder, 100);
  expect(files).toBe(2);
  expect(bytes).toBeGreaterThanOrEqual(1_000_000);
  expect(bytes).toBeLessThan(1_200_000);
});

it('finds nothing where there is nothing', async () => {
  expect(await countUsage(join(folder, 'none'), 100)).toEqual({ bytes: 0, files: 0 });
});

it('follows no link', async () => {
  await symlink('/', join(folder, 'root'));
  expect(await countUsage(folder, 100)).toMatchObject({ files: 1 });
});

it('counts names that are no text', async () => {
  await writeFile(Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe])]), 'x');
  expect(await countUsage(folder, 100)).toMatchObject({ files: 1 });
});

it('stops soon after the most', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, index) => writeFile(join(folder, String(index)), '')));
  const { files } = await countUsage(folder, 100);
  expect(files).toBeGreaterThan(100);
  expect(files).toBeLessThan(200);
});

/** Deeper than it holds folders open. */
const DEEP = Array.from({ length: 80 }, () => 'd');

it('counts what is deep, and what it takes on the disk', async () => {
  const inner = join(folder, ...DEEP);
  await mkdir(inner, { recursive: true });
  await writeFile(join(inner, 'file'), Buffer.alloc(1_000_000, 1));
  await symlink('/', join(inner, 'root'));
  const { bytes, files } = await countUsage(folder, 1000);
  expect(files).toBe(82);
  expect(bytes).toBeGreaterThanOrEqual(1_000_000);
  expect(bytes).toBeLessThan(1_500_000);
});

it('counts what is deeper than any path', async () => {
  await (
    await openFolder(
      folder,
      Array.from({ length: 300 }, () => 'd'.repeat(30)),
      true,
    )
  ).close();
  expect(await countUsage(folder, 1000)).toMatchObject({ files: 300 });
  await removeEntry(tmpdir(), basename(folder));
});

it('stops soon after the most where that is deep', async () => {
  const inner = join(folder, ...DEEP);
  await mkdir(inner, { recursive: true });
  await Promise.all(Array.from({ length: 300 }, (_, index) => writeFile(join(inner, String(index)), '')));
  expect(await countUsage(folder, 100)).toMatchObject({ files: 101 });
});

const isRoot = process.geteuid?.() === 0;
const closed = [
  ['nobody has a right to', 0],
  ['may be listed and not entered', 0o644],
] as const;

it.each([...closed, ['may be entered and not listed', 0o311] as const])(
  'counts what is in a folder of the own account that %s',
  async (_what, mode) => {
    const outer = join(folder, 'outer');
    await mkdir(join(outer, 'inner'), { recursive: true });
    await writeFile(join(outer, 'inner', 'file'), 'x');
    if (isRoot) for (const path of [folder, outer, join(outer, 'inner')]) await chown(path, NOBODY, NOBODY);
    await chmod(join(outer, 'inner'), 0);
    await chmod(outer, mode);
    expect(await withoutRoot(() => countUsage(folder, 1000))).toMatchObject({ files: 3 });
  },
);

it('opens nothing that a link in place of a folder leads to', async () => {
  const [closedFolder, link] = [join(folder, 'closed'), join(folder, 'link')];
  await mkdir(closedFolder, { mode: 0 });
  await symlink(closedFolder, link);
  await expect(unlockByDescriptor(link)).rejects.toThrow('ENOTDIR');
  expect((await stat(closedFolder)).mode & 0o777).toBe(0);
});

// Only root can make a folder that belongs to somebody else.
it.runIf(isRoot).each(closed)(
  'takes a folder of another account that %s for more than the most',
  async (_what, mode) => {
    const outer = join(folder, 'outer');
    await mkdir(join(outer, 'inner'), { recursive: true });
    await chmod(folder, 0o755);
    await chmod(outer, mode);
    expect(await withoutRoot(() => countUsage(outer, 1000))).toMatchObject({ files: 1001 });
  },
);

/** Root may open everything. */
async function withoutRoot<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = process.geteuid?.();
  if (own === 0) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (own === 0) process.seteuid?.(0);
  }
}
