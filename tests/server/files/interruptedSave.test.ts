/** A save that cannot be finished leaves the old file, whole. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/bundle.js';
import { isFull } from '../../isFull.ts';
import { SAVED_LENGTH, killInMidSave, saveProgram } from './killInMidSave.ts';
import { openTestFiles } from './openTestFiles.ts';

const KILLS = isFull ? 50 : 15;

let folder: string;
beforeAll(async () => {
  await bundleProgram('tests/server/files/saveProgram.ts', saveProgram);
  folder = await mkdtemp(join(tmpdir(), 'servolab-interrupted-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`leaves a whole file after each of ${KILLS} kills in mid-save`, async () => {
  const { root, owner, files, versionsFolder, temporaries, close } = await openTestFiles();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const confirmed = await killInMidSave(root, versionsFolder, kill);
    const lines = (await readFile(join(root, 'a.py'), 'utf8')).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toHaveLength(SAVED_LENGTH);
    expect(lines[0]).toBe(lines[2]);
    expect(Number(lines[0])).toBeGreaterThanOrEqual(confirmed);
  }
  await files.read(owner, 'a.py');
  expect(await temporaries()).toEqual([]);
  const listed = await files.versions(owner, 'a.py');
  const versions = listed.kind === 'listed' ? listed.versions.map(({ version }) => version) : [];
  const texts = await Promise.all(versions.map((version) => files.version(owner, 'a.py', version)));
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts.map(({ kind }) => kind))).toEqual(new Set(['text']));
  await close();
});

const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

/** Runs a shell script in a mount namespace of its own, with a file system of 512 kB at the workspace. */
async function onSmallDisk(script: string): Promise<string> {
  const [root, versions] = [join(folder, 'small'), join(folder, 'versions')];
  await mkdir(root, { recursive: true });
  const prepared = `mount -t tmpfs -o size=512k tmpfs ${root} && cd ${root} && ${script}`;
  const save = (size: number) => `${process.execPath} ${saveProgram} ${root} ${versions} once ${size}`;
  const text = prepared.replaceAll(/SAVE (\d+)/g, (_match, size: string) => save(Number(size)));
  return (await promisify(execFile)('unshare', ['-Urm', 'sh', '-ec', text])).stdout;
}

it.runIf(canMount)('keeps the old file, says so and leaves nothing behind when the disk is full', async () => {
  const said = await onSmallDisk(
    'SAVE 8000; dd if=/dev/zero of=filler bs=1k count=400 status=none; SAVE 200000; wc -c <a.py; ls -A; rm filler; SAVE 200000',
  );
  expect(said.split('\n')).toEqual(['1 saved', '1 noSpace', '8004', 'a.py', 'filler', '1 saved', '']);
});

it('keeps the old file when a file may not grow so large, and nothing that is half written', async () => {
  const root = join(folder, 'limited');
  await mkdir(root);
  await writeFile(join(root, 'a.py'), 'old');
  const versions = join(folder, 'limited-versions');
  const limited = ['--fsize=100000', process.execPath, saveProgram, root, versions, 'once', '200000'];
  const { stdout } = await promisify(execFile)('prlimit', limited);
  expect(stdout).toBe('1 noSpace\n');
  expect(await readFile(join(root, 'a.py'), 'utf8')).toBe('old');
  const kept = await readdir(versions, { recursive: true });
  expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
});

/** So many folders lie inside each other; to walk through them takes a descriptor for each. */
const DEEP = 25;

async function allowDescriptors(pid: number | undefined, count: number): Promise<void> {
  await promisify(execFile)('prlimit', [`--pid=${pid}`, `--nofile=${count}:`]);
}

it('tries a sweep again that had no descriptors left, and saves nothing before it', async () => {
  const root = join(folder, 'deep');
  const bottom = join(root, ...Array.from({ length: DEEP }, () => 'd'));
  await mkdir(bottom, { recursive: true });
  await writeFile(join(bottom, '.tmp-leftBehind-0'), 'half');
  const child = spawn(process.execPath, [saveProgram, root, join(folder, 'deep-versions'), 'asked', '10']);
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  const save = async (number: number): Promise<unknown> => {
    child.stdin.write(`${number}\n`);
    return (await answers.next()).value;
  };
  expect((await answers.next()).value).toBe('ready');
  const open = await readdir(`/proc/${child.pid}/fd`);

  await allowDescriptors(child.pid, open.length + 10);
  expect(await save(1)).toBe('1 EMFILE');
  expect(await readdir(bottom)).toEqual(['.tmp-leftBehind-0']);
  expect(await readdir(root)).toEqual(['d']);
  await allowDescriptors(child.pid, 1024);
  expect(await save(2)).toBe('2 saved');
  expect(await readdir(bottom)).toEqual([]);

  child.stdin.end();
  await once(child, 'close');
});
