/** The template that workspaces are copied from, made by one server and found by the next. */
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyTemplate, prepareTemplate } from '#server/workspaces/prepareTemplate.ts';

const ORDINARY = { uid: 12_345, gid: 12_345 };
const JUDGED = { uid: 59_977, gid: 59_977 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'servolab-template-'));
  mkdirSync(join(folder, 'source', 'src'), { recursive: true });
  writeFileSync(join(folder, 'source', 'src', 'program.py'), 'print("Hello")\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const prepare = (account?: typeof ORDINARY) =>
  prepareTemplate({
    source: join(folder, 'source'),
    folder: join(folder, 'template'),
    account,
    build: async (draft) => mkdirSync(join(draft, 'devel')),
    signal: new AbortController().signal,
    log: () => {},
  });

it.runIf(process.getuid?.() === 0)(
  'gives a template that another account has built to the one that programs are judged under',
  async () => {
    const built = await prepare(ORDINARY);
    expect(await prepare(JUDGED)).toBe(built);
    const owners = ['.', ...readdirSync(built, { recursive: true, encoding: 'utf8' })].map((path) => {
      const { uid, gid } = lstatSync(join(built, path));
      return { path, uid, gid };
    });
    expect(owners.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual(
      ['.', 'devel', 'src', 'src/program.py'].map((path) => ({ path, uid: JUDGED.uid, gid: JUDGED.gid })),
    );
  },
);

it('is found again by a server of another umask, and made anew for a program that can no longer be run', async () => {
  const program = join(folder, 'source', 'src', 'program.py');
  chmodSync(program, 0o755);
  const built = await prepare();
  chmodSync(program, 0o700);
  chmodSync(join(folder, 'source', 'src'), 0o700);
  expect(await prepare()).toBe(built);
  chmodSync(program, 0o600);
  expect(await prepare()).not.toBe(built);
});

it('leaves nothing of a workspace that could not be copied', async () => {
  const workspaces = join(folder, 'workspaces');
  await expect(copyTemplate(join(folder, 'nowhere'), join(workspaces, 'mine'))).rejects.toThrow('nowhere');
  expect(readdirSync(workspaces)).toEqual([]);
});
