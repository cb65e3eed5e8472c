/** A save that is killed in its middle leaves one whole text, and every text that was confirmed is there. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAVED_LENGTH, killInMidSave } from '../../tests/server/files/killInMidSave.ts';
import type { Measure } from './Measure.ts';

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
      const confirmed = await killInMidSave(root, versions, kill);
      const [head, middle, tail, ...more] = (await readFile(join(root, 'a.py'), 'utf8')).split('\n');
      if (head !== tail || middle?.length !== SAVED_LENGTH || more.length > 0) torn += 1;
      else if (Number(head) < confirmed) lost += 1;
    }
    await rm(folder, { recursive: true });
    return { figure: `${torn} torn, ${lost} lost of ${kills}`, holds: torn + lost === 0 };
  },
};
