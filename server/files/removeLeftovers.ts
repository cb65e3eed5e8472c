/** Removes what programs of learners may have filled, where nobody is to be kept from their work by what cannot be removed. */
import { join } from 'node:path';
import { namesIn } from './namesIn.ts';
import { removeEntry } from './removeEntry.ts';

type Log = (text: string) => void;

/** As `removeEntry`, but never rejects: what cannot be removed stays, and is logged. */
export async function removeLeftover(parent: string, name: string, log: Log): Promise<void> {
  await removeEntry(parent, name).catch((error: unknown) =>
    log(`${join(parent, name)} could not be removed. ${String(error)}`),
  );
}

/** The same with every entry of the folder that `isLeft`; a folder that is not there has none. */
export async function sweepFolder(folder: string, isLeft: (name: string) => boolean, log: Log): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isLeft)) await removeLeftover(folder, name, log);
}
