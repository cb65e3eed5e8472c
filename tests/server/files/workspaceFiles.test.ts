import { execFileSync } from 'node:child_process';
import { chmod, link, mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { contentVersion } from '#server/files/contentVersion.ts';
import { createWorkspaceFiles } from '#server/files/workspaceFiles.ts';
import { openTestFiles, SCRIPTS } from './openTestFiles.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((files) => files.close()));
});

async function openFiles() {
  const files = await openTestFiles();
  open.push(files);
  return files;
}

const versionOf = (text: string) => contentVersion(Buffer.from(text));
const PATH = `/ws/${SCRIPTS}/a.py`;

it('reads back what it saved, under both spellings of the path', async () => {
  const { files, owner, save } = await openFiles();
  expect(await save(PATH, 'print(1)\n')).toMatchObject({ kind: 'saved', version: versionOf('print(1)\n'), size: 9 });
  const expected = {
    kind: 'text',
    path: PATH,
    content: 'print(1)\n',
    savedAt: expect.any(String),
    build: null,
    version: versionOf('print(1)\n'),
  };
  expect(await files.read(owner, PATH)).toEqual(expected);
  expect(await files.read(owner, `${SCRIPTS}/a.py`)).toEqual(expected);
});

it('says that a file is absent, also when its folder is', async () => {
  const { files, owner } = await openFiles();
  expect(await files.read(owner, PATH)).toEqual({ kind: 'absent' });
  expect(await files.read(owner, '/ws/src/none/a.py')).toEqual({ kind: 'absent' });
});

it('saves nothing into a folder that does not exist', async () => {
  const { save } = await openFiles();
  expect(await save('/ws/src/none/a.py', 'x')).toMatchObject({ kind: 'rejected', fault: 'noFolder' });
});

it('makes new scripts executable and leaves the mode of old files alone', async () => {
  const { root, save } = await openFiles();
  await save(PATH, 'x');
  await save('src/notes.txt', 'x');
  expect((await stat(join(root, SCRIPTS, 'a.py'))).mode & 0o777).toBe(0o755);
  expect((await stat(join(root, 'src/notes.txt'))).mode & 0o777).toBe(0o644);
  await chmod(join(root, SCRIPTS, 'a.py'), 0o700);
  await save(PATH, 'y', { base: versionOf('x') });
  expect((await stat(join(root, SCRIPTS, 'a.py'))).mode & 0o777).toBe(0o700);
});

it.runIf(process.getuid?.() === 0)('gives new files to the owner of the folder', async () => {
  const { root, save } = await openFiles();
  execFileSync('chown', ['-R', '1234:1235', root]);
  await save(PATH, 'x');
  expect(await stat(join(root, SCRIPTS, 'a.py'))).toMatchObject({ uid: 1234, gid: 1235 });
});

it('keeps line ends and a byte-order mark as they are', async () => {
  const { files, owner, root, save } = await openFiles();
  const text = '\uFEFFa\r\nb\rc\n';
  await save(PATH, text);
  expect(await readFile(join(root, SCRIPTS, 'a.py'), 'utf8')).toBe(text);
  expect(await files.read(owner, PATH)).toMatchObject({ content: text });
});

it('opens a binary file without its content and never overwrites it', async () => {
  const { files, owner, root, save } = await openFiles();
  await writeFile(join(root, SCRIPTS, 'a.py'), Buffer.from([0xff, 0xfe, 0]));
  expect(await files.read(owner, PATH)).toMatchObject({ kind: 'binary' });
  expect(await save(PATH, 'x', { force: true })).toMatchObject({ kind: 'rejected', fault: 'binary' });
});

it.each(['a\0b', 'a\ud800b'])('refuses text that is no UTF-8 text: %j', async (content) => {
  const { save } = await openFiles();
  expect(await save(PATH, content)).toMatchObject({ kind: 'rejected', fault: 'notText' });
});

it('takes a file of exactly one mebibyte and not a byte more', async () => {
  const { save } = await openFiles();
  expect(await save(PATH, 'x'.repeat(1_048_576))).toMatchObject({ kind: 'saved' });
  expect(await save(`${SCRIPTS}/b.py`, 'x'.repeat(1_048_577))).toMatchObject({ kind: 'rejected', fault: 'tooLarge' });
});

it('refuses a stale save, names what is on disk, and takes the force that confirms just that', async () => {
  const { save } = await openFiles();
  await save(PATH, 'mine');
  await save(PATH, 'theirs', { base: versionOf('mine') });
  const refused = await save(PATH, 'mine again', { base: versionOf('mine') });
  expect(refused).toMatchObject({
    kind: 'refused',
    detail: {
      code: 'CONTENT_SAFETY_CHECK_FAILED',
      safety_info: {
        reason: 'changed_on_disk',
        current_version: versionOf('theirs'),
        current_length: 6,
        new_length: 10,
      },
    },
  });
  await save(PATH, 'third', { base: versionOf('theirs') });
  expect(await save(PATH, 'mine again', { force: true, forceBase: versionOf('theirs') })).toMatchObject({
    kind: 'refused',
  });
  expect(await save(PATH, 'mine again', { force: true, forceBase: versionOf('third') })).toMatchObject({
    kind: 'saved',
  });
});

it('keeps every content that it stored or refused, once for each time it was either', async () => {
  const { files, owner, save } = await openFiles();
  await save(PATH, 'one');
  await save(PATH, 'two', { base: versionOf('one') });
  await save(PATH, '', { base: versionOf('two') });
  await save(PATH, 'refused', { base: versionOf('one') });
  await save(PATH, '', { base: versionOf('two'), force: true });
  const listed = await files.versions(owner, PATH);
  const versions = listed.kind === 'listed' ? listed.versions : [];
  expect(versions.map(({ marks, version }) => [marks.map(({ kind }) => kind), version])).toEqual([
    [['saved'], versionOf('')],
    [['refused'], versionOf('refused')],
    [['refused'], versionOf('')],
    [['saved'], versionOf('two')],
    [['saved'], versionOf('one')],
  ]);
});

it('overwrites nothing when the old content cannot be kept', async () => {
  const { files, owner, save, versionsFolder } = await openFiles();
  await save(PATH, 'old');
  await rm(versionsFolder, { recursive: true });
  await writeFile(versionsFolder, 'a file where a folder should be');
  expect(await save(PATH, 'new', { force: true })).toMatchObject({ kind: 'rejected', fault: 'noSpace' });
  expect(await files.read(owner, PATH)).toMatchObject({ content: 'old' });
});

it('lets one of fifty saves from the same base win and refuses the others', async () => {
  const { files, owner, save } = await openFiles();
  await save(PATH, 'base');
  const texts = Array.from({ length: 50 }, (_, index) => `text ${index}`);
  const outcomes = await Promise.all(texts.map((text) => save(PATH, text, { base: versionOf('base') })));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', ...Array<string>(49).fill('refused')]);
  expect(await files.read(owner, PATH)).toMatchObject({ content: 'text 0' });
});

it('knows which version is stored', async () => {
  const { files, owner, save } = await openFiles();
  expect(await files.versionOf(owner, PATH)).toBeNull();
  await save(PATH, 'old');
  expect(await files.versionOf(owner, PATH)).toBe(versionOf('old'));
  expect(await files.versionOf(owner, '/elsewhere')).toBeNull();
});

it('opens no link, no folder, no pipe and no file that has another name', async () => {
  const { base, files, owner, root, save } = await openFiles();
  const outside = join(base, 'outside.txt');
  await writeFile(outside, 'secret');
  await symlink(outside, join(root, SCRIPTS, 'link.py'));
  await symlink('/nowhere', join(root, SCRIPTS, 'dangling.py'));
  await symlink('loop.py', join(root, SCRIPTS, 'loop.py'));
  await symlink(base, join(root, SCRIPTS, 'linked'));
  await link(outside, join(root, SCRIPTS, 'hard.py'));
  await mkdir(join(root, SCRIPTS, 'folder.py'));
  execFileSync('mkfifo', [join(root, SCRIPTS, 'pipe.py')]);
  for (const name of ['link.py', 'dangling.py', 'loop.py', 'hard.py', 'folder.py', 'pipe.py']) {
    expect(await files.read(owner, `${SCRIPTS}/${name}`)).toMatchObject({ kind: 'rejected', fault: 'irregular' });
    expect(await save(`${SCRIPTS}/${name}`, 'x', { force: true })).toMatchObject({ kind: 'rejected' });
  }
  expect(await files.read(owner, `${SCRIPTS}/linked/outside.txt`)).toEqual({ kind: 'absent' });
  expect(await save(`${SCRIPTS}/linked/new.txt`, 'x')).toMatchObject({ kind: 'rejected' });
  expect(await readFile(outside, 'utf8')).toBe('secret');
});

it('restores a starter file, but only when it is missing', async () => {
  const { files, owner, root } = await openFiles();
  const path = `/ws/${SCRIPTS}/starter.py`;
  await rm(join(root, 'src'), { recursive: true });
  expect(await files.restore(owner, path)).toEqual({ kind: 'restored', version: versionOf('print("start")\n') });
  expect((await stat(join(root, SCRIPTS, 'starter.py'))).mode & 0o777).toBe(0o755);
  expect(await files.restore(owner, path)).toMatchObject({ kind: 'rejected', fault: 'exists' });
  expect(await files.restore(owner, PATH)).toMatchObject({ kind: 'rejected', fault: 'noStarter' });
});

it('sweeps what a killed server left behind before it touches a workspace', async () => {
  const { files, owner, root, temporaries } = await openFiles();
  await writeFile(join(root, SCRIPTS, '.tmp-leftBehind-0'), 'half');
  expect(await files.read(owner, `${SCRIPTS}/.tmp-leftBehind-0`)).toMatchObject({
    kind: 'rejected',
    fault: 'malformed',
  });
  await files.read(owner, PATH);
  expect(await temporaries()).toEqual([]);
});

it('leaves a file that a program has called .tmp-notes, lists it and reads it', async () => {
  const { files, owner, root, save } = await openFiles();
  const path = `${SCRIPTS}/.tmp-notes`;
  await writeFile(join(root, path), 'mine');
  expect(await save(PATH, 'saved')).toMatchObject({ kind: 'saved' });
  expect(await files.list(owner)).toContain(path);
  expect(await files.read(owner, path)).toMatchObject({ kind: 'text', content: 'mine' });
});

it('sweeps and goes on where names are not text, and leaves them to their owner', async () => {
  const { files, owner, root, save } = await openFiles();
  const named = (...bytes: number[]) => Buffer.concat([Buffer.from(`${join(root, SCRIPTS)}/`), Buffer.from(bytes)]);
  const mine = Buffer.concat([named(), Buffer.from('.tmp-'), Buffer.from([0xff, 0xfe])]);
  const folder = named(0xfd);
  await writeFile(mine, 'mine');
  await mkdir(folder);
  await writeFile(Buffer.concat([folder, Buffer.from('/.tmp-leftBehind-0')]), 'half');
  await writeFile(named(0xfc), 'mine');
  expect(await save(PATH, 'saved')).toMatchObject({ kind: 'saved' });
  expect(await files.read(owner, PATH)).toMatchObject({ content: 'saved' });
  expect(await readdir(folder)).toEqual([]);
  expect(await readFile(mine, 'utf8')).toBe('mine');
  expect(await readFile(named(0xfc), 'utf8')).toBe('mine');
});

it('sweeps a workspace that is deeper than any file can be saved', async () => {
  const { files, owner, root, save } = await openFiles();
  const deep = Array.from({ length: 60 }, () => 'd').join('/');
  await mkdir(join(root, deep), { recursive: true });
  expect(await save(PATH, 'saved')).toMatchObject({ kind: 'saved' });
  expect(await files.read(owner, PATH)).toMatchObject({ content: 'saved' });
});

it('remembers over a restart when a version was saved, and loses nothing to a record that was cut off', async () => {
  const { files, owner, root, save, versionsFolder } = await openFiles();
  const saved = await save(PATH, 'text');
  const savedAt = saved.kind === 'saved' ? saved.savedAt : undefined;
  const restarted = createWorkspaceFiles({ versionsFolder, startersFolder: join(root, 'none'), builtFolders: [] });
  expect(await restarted.read(owner, PATH)).toMatchObject({ content: 'text', savedAt, build: null });
  const folder = join(versionsFolder, owner.learnerId);
  const records = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  expect(records).toHaveLength(1);
  await writeFile(join(folder, records[0] ?? ''), '{"saved":');
  expect(await files.read(owner, PATH)).toMatchObject({ content: 'text', savedAt: null, build: null });
  expect(await save(PATH, 'next', { base: versionOf('text') })).toMatchObject({ kind: 'saved' });
  expect(await files.read(owner, PATH)).toMatchObject({ savedAt: expect.any(String) });
});
