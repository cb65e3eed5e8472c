import { execFileSync } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ABOUT, type About, DATA, sha256Of } from '#server/backup/about.ts';

/** Makes a backup in this folder, of workspaces alone, as a program made it that packed everything, and did not say what it left out. */
export async function packBackup(folder: string, fill: (source: string) => Promise<void>): Promise<string> {
  const source = join(folder, 'source');
  await mkdir(join(source, 'workspaces'), { recursive: true });
  await fill(source);
  const data = join(folder, DATA);
  execFileSync('tar', ['--create', '--file', data, '-C', source, 'workspaces']);
  const { size: bytes } = await stat(data);
  const said: Omit<About, 'left_out'> = {
    format: 1,
    made_at: '2026-11-29T12:00:00.000Z',
    bytes,
    sha256: await sha256Of(data),
  };
  await writeFile(join(folder, ABOUT), JSON.stringify(said));
  const file = join(folder, 'backup.tar.gz');
  execFileSync('tar', ['--create', '--gzip', '--file', file, '-C', folder, ABOUT, DATA]);
  return file;
}
