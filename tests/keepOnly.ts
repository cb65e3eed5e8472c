import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all, and removes whatever else lies in its folder. Several may write the same one at the
 * same time: each is content, and the file is there.
 */
export async function keepOnly(file: string, content: Blob): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  // Beside the folder, where nobody who tidies it up finds it.
  const draft = `${folder}-${randomUUID()}`;
  await writeFile(draft, content.stream());
  await rename(draft, file);
  const others = (await readdir(folder)).filter((name) => name !== basename(file));
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
