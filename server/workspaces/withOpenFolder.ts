import { unlockFolder } from '../files/unlockFolder.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';

/**
 * Starts a sandbox around a folder that a program may have closed, and opens it again when the sandbox has ended, whatever ended it: the files of the
 * learner are asked for without one, too.
 */
export async function withOpenFolder(
  folder: string,
  start: () => Promise<Sandbox>,
  log: (text: string) => void,
): Promise<Sandbox> {
  unlockFolder(folder);
  const sandbox = await start();
  sandbox.ended.then(() => unlockFolder(folder)).catch((error: unknown) => log(String(error)));
  return sandbox;
}
