/** What an earlier server or command has left in the folder of data, and nobody needs. */
import { join } from 'node:path';
import { sweepFolder } from '../files/removeLeftovers.ts';

/** Where programs are judged; nothing in it is left from an earlier server. */
export function trialsFolder(dataDir: string): string {
  return join(dataDir, 'trials');
}

/** What cannot be removed stays, and is logged. Call it while nothing else uses the folder. */
export async function sweepDataFolder(dataDir: string, log: (text: string) => void): Promise<void> {
  await sweepFolder(trialsFolder(dataDir), () => true, log);
  await sweepFolder(dataDir, (name) => /^(?:canary|backup|restore)-/.test(name), log);
}
