/**
 * Removes everything of a learner. The account goes after the files: whatever breaks before that, the learner can still sign in and have it
 * done again, and what is gone already does no harm.
 */
import { join } from 'node:path';
import { namesIn } from '../files/namesIn.ts';
import { removeEntry } from '../files/removeEntry.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Workspaces } from '../workspaces/workspace.ts';

export interface Erasing {
  ask: AskSupabase;
  serviceKey: string;
  workspaces: Workspaces;
  dataFolder: string;
  /** Resolves when every other call of the learner that is under way has ended. */
  callsEnded: () => Promise<void>;
}

/** Rejects, while the account is still there, with what could not be removed; `leftOver` is told of files that stayed after it had gone. */
export async function eraseLearner(
  { ask, serviceKey, workspaces, dataFolder, callsEnded }: Erasing,
  learnerId: string,
  leftOver: (error: unknown) => void,
): Promise<void> {
  await workspaces.remove(learnerId, async () => {
    // Whoever opened the workspace before may still store something: a save keeps what it replaces.
    await callsEnded();
    await removeKept(dataFolder, learnerId);
    await removeAccount(ask, serviceKey, learnerId);
  });
  // What a call that began after the first look has put there meanwhile, such as a picture that took long to fetch.
  await callsEnded();
  await removeKept(dataFolder, learnerId).catch(leftOver);
}

/** The versions of files, and the picture. */
async function removeKept(dataFolder: string, learnerId: string): Promise<void> {
  await removeEntry(join(dataFolder, 'versions'), learnerId);
  const pictures = join(dataFolder, 'avatars');
  const mine = (await namesIn(pictures)).filter((name) => name.startsWith(learnerId));
  for (const name of mine) await removeEntry(pictures, name);
}

async function removeAccount(ask: AskSupabase, serviceKey: string, learnerId: string): Promise<void> {
  const params = { learner_id: learnerId };
  const forgot = await ask.procedure({ procedure: 'service_forget_learner', params, bearer: serviceKey });
  if (forgot.status >= 300) throw new Error(`The database answered ${forgot.status} when it was to forget a learner.`);
  const { status } = await ask.deleteAccount(learnerId, serviceKey);
  // There is none any more: that is what is wanted.
  if (status >= 300 && status !== 404) throw new Error(`Supabase answered ${status} when it was to delete an account.`);
}
