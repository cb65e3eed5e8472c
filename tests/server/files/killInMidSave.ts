/** A program that saves one text after another, and is killed while it does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '#server/config/bundles.ts';

/** `saveProgram.ts`, bundled by who uses it. */
export const saveProgram = join(projectRoot, 'dist/test/saveProgram.js');

/** How long the middle line of each saved text is; its first and last are the number of the save. */
export const SAVED_LENGTH = 480_000;

/** Starts the program, kills it in the middle of its work, and answers the number of the last save that it confirmed. */
export async function killInMidSave(root: string, versions: string, kill: number): Promise<number> {
  // No text is that of an earlier kill, however few each program comes to.
  const first = kill * 10_000 + 1;
  const args = [root, versions, 'forever', String(SAVED_LENGTH), String(first)];
  const child = spawn(process.execPath, [saveProgram, ...args]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child.stdout, 'data');
  // Each kill comes at another moment of a save.
  setTimeout(() => child.kill('SIGKILL'), 5 + (kill % 10) * 6);
  await once(child, 'close');
  const confirmed = said.split('\n').filter((line) => line.endsWith(' saved'));
  return Number.parseInt(confirmed.at(-1) ?? '0', 10);
}
