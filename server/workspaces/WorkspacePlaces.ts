/** Where learners' workspaces lie. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sweepDrafts } from './prepareTemplate.ts';

export interface WorkspacePlaces {
  /** Holds a folder for each learner, by their id. */
  root: string;
  /** The folder that is the learner's workspace: whoever asks may use it, and makes it where there is none. Rejects with WorkspaceUnavailableError. */
  placeOf(learnerId: string): Promise<string>;
}

/** Of a server that stands alone: nobody else copies anything into the folder. */
export async function placesIn(dataDir: string, log: (text: string) => void): Promise<WorkspacePlaces> {
  const root = join(dataDir, 'workspaces');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  await sweepDrafts(root, log);
  return { root, placeOf: async (learnerId) => join(root, learnerId) };
}
