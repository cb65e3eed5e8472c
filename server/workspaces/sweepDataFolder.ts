/** What an earlier server or command has left in the folder of data, and nobody needs. */
import { join } from 'node:path';
import { sweepFolder } from '../files/removeLeftovers.ts';

/** Where programs are judged; nothing in it is left from an earlier server. */
export function trialsFolder(dataDir: string): string {
  return join(dataDir, 'trials');
}

/** As they are named by whoever makes them: a backup that an operator keeps here begins with a word of ours, too. */
const LEFT = /^(?:(?:canary|restore)-[A-Za-z0-9]{6}|backup-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** What cannot be removed stays, and is logged. Call it while nothing else uses the folder. */
export async function sweepDataFolder(dataDir: string, log: (text: string) => void): Promise<void> {
  await sweepFolder(trialsFolder(dataDir), () => true, log);
  await sweepFolder(dataDir, (name) => LEFT.test(name), log);
}
