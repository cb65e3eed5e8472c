/** Makes this server one of several behind one entrance. What they promise together is in docs/scaling.md. */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ClusterConfig } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import type { WorkspaceFiles } from '../files/workspaceFiles.ts';
import type { Neighbours } from '../http/Neighbours.ts';
import type { WorkspacePlaces } from '../workspaces/WorkspacePlaces.ts';
import { answerOthers, askOthers } from './askOthers.ts';
import { claimsIn } from './LearnerFolder.ts';
import { connectNats } from './connectNats.ts';
import { ownedFiles } from './ownedFiles.ts';
import { Holdings } from './Holdings.ts';
import { Members } from './Members.ts';
import { forwardToHome } from './forwardToHome.ts';
import { Presence } from './Presence.ts';
import { SharedVerdicts } from './SharedVerdicts.ts';
import { openVerdictStream } from './verdictStream.ts';

export interface ClusterSettings extends ClusterConfig {
  /** Makes the files of one learner, whose versions lie in a folder of their own. */
  filesIn: (versionsFolder: string) => WorkspaceFiles;
  log: (text: string) => void;
}

export interface Cluster extends Neighbours {
  /** Where the workspaces lie that this server holds. */
  places: WorkspacePlaces;
  files: WorkspaceFiles;
  /** Takes learners from now on. */
  begin(): Promise<void>;
  /** Takes nobody any more, and leaves all workspaces to the other servers. */
  leave(): Promise<void>;
  /** Call it when nothing of this server is needed any more. */
  end(): Promise<void>;
}

/** So long another server may take to give a workspace up. */
const GIVEN_UP_WITHIN_MS = 6000;

/** Rejects with StartError when the servers cannot meet. */
export async function joinCluster({
  nats: address,
  files: volume,
  url,
  replicas,
  filesIn,
  log,
}: ClusterSettings): Promise<Cluster> {
  const root = join(volume, 'workspaces');
  await mkdir(root, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new StartError(`CLUSTER_FILES cannot be written: ${String(error)}`);
  });
  const nats = await connectNats(address);
  const stream = await openVerdictStream(nats, replicas).catch(async (error: unknown) => {
    await nats.close();
    throw error;
  });
  const judging: SharedVerdicts[] = [];
  const run = randomBytes(8).toString('hex');
  const members = new Members({ run, url, state: 'away' });
  const presence = new Presence(nats, members);
  const leavers: ((learnerId: string) => Promise<void>)[] = [];
  const holdings = new Holdings({
    root,
    run,
    isThere: (other) => members.isDeaf || members.other(other) !== undefined,
    ask: async (other, learnerId) => {
      await nats.request(releaseSubject(other), learnerId, { timeout: GIVEN_UP_WITHIN_MS }).catch(() => undefined);
    },
    filesIn: (tree) => filesIn(join(tree, 'versions')),
    leave: async (learnerId) => void (await Promise.allSettled(leavers.map((leave) => leave(learnerId)))),
    log,
  });
  nats.subscribe(releaseSubject(run), {
    callback: (_error, message) => {
      const answer = () => void message.respond();
      holdings.giveUp(message.string()).then(answer, (error: unknown) => log(String(error)));
    },
  });

  return {
    volume: { folder: volume, claims: () => claimsIn(root) },
    places: { root, placeOf: async (learnerId) => (await holdings.hold(learnerId)).root },
    files: ownedFiles((learnerId) => holdings.of(learnerId)),
    forwardToHome: (app, gate, isSecure) => forwardToHome(app, members, gate, isSecure),
    placementOf: (learnerId) => holdings.placementOf(learnerId),
    whenLeft: (leave) => void leavers.push(leave),
    judgeTogether(judge) {
      const verdicts = new SharedVerdicts(nats, stream, judge);
      judging.push(verdicts);
      return verdicts;
    },
    askOthers: async (question) => askOthers(nats, members, question),
    answerOthers: (answer) => answerOthers(nats, run, answer),
    isConnected: () => !members.isDeaf,
    begin: () => presence.begin(),
    async leave() {
      presence.leave();
      for (const verdicts of judging) verdicts.close();
      await holdings.close();
    },
    async end() {
      presence.end();
      await nats.drain();
    },
  };
}

/** Where the versions of a workspace's files lie, by its folder: both are taken over together. */
export function versionsBeside(root: string): string {
  return join(dirname(root), 'versions');
}

/** At which a server of this run hears whose folder others want. */
function releaseSubject(run: string): string {
  return `servolab.release.${run}`;
}
