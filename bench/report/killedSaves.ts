/** A save that is killed in its middle leaves one whole text, and every text that was confirmed is there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/config/bundles.ts';
import type { Measure } from './Measure.ts';

const SIZE = 480_000;
const program = join(projectRoot, 'dist/test/saveProgram.js');

export const killedSaves: Measure = {
  promise: 'SIGKILL in the middle of a save tears no file and loses no confirmed save',
  bar: '0 torn, 0 lost',
  async take(quick) {
    const kills = quick ? 50 : 500;
    const folder = await mkdtemp(join(tmpdir(), 'servolab-report-'));
    const [root, versions] = [join(folder, 'workspace'), join(folder, 'versions')];
    await mkdir(root);
    let [torn, lost] = [0, 0];
    for (let kill = 0; kill < kills; kill += 1) {
      const confirmed = await killInMidSave(root, versions, 5 + (kill % 10) * 6);
      const [head, middle, tail, ...more] = (await readFile(join(root, 'a.py'), 'utf8')).split('\n');
      if (head !== tail || middle?.length !== SIZE || more.length > 0) torn += 1;
      else if (Number(head) < confirmed) lost += 1;
    }
    await rm(folder, { recursive: true });
    return { figure: `${torn} torn, ${lost} lost of ${kills}`, holds: torn + lost === 0 };
  },
};

/** The number of the last save that was confirmed before the end. */
async function killInMidSave(root: string, versions: string, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, [program, root, versions, 'forever', String(SIZE)]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child.stdout, 'data');
  setTimeout(() => child.kill('SIGKILL'), afterMs);
  await once(child, 'close');
  const confirmed = said.split('\n').filter((line) => line.endsWith(' saved'));
  return Number.parseInt(confirmed.at(-1) ?? '0', 10);
}
