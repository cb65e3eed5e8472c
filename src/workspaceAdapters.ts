/** What a workspace asks of the world, in one piece: fetched with the first challenge that is opened. */
import { KEPT_OUTPUT } from '#machines/timings.ts';
import { frameBesideKeys } from './adapters/frameBesideKeys.ts';
import { idbDrafts } from './adapters/idbDrafts.ts';
import { idbRuns } from './adapters/idbRuns.ts';
import { keptSession } from './adapters/keptSession.ts';
import { languageChannel } from './adapters/languageChannel.ts';
import { openTabs } from './adapters/openTabs.ts';
import { outputFrames } from './adapters/outputFrames.ts';
import { outputStore } from './adapters/outputStore.ts';
import { pageWakes } from './adapters/pageWakes.ts';
import { pastStore } from './adapters/pastStore.ts';
import { restBuilds } from './adapters/restBuilds.ts';
import { restFiles } from './adapters/restFiles.ts';
import { restProcesses } from './adapters/restProcesses.ts';
import { restRos } from './adapters/restRos.ts';
import { restVerdicts } from './adapters/restVerdicts.ts';
import { robotStore } from './adapters/robotStore.ts';
import { sightsOf } from './adapters/sightsOf.ts';
import { tabRunClock } from './adapters/tabRunClock.ts';
import { topicStore } from './adapters/topicStore.ts';
import { webSockets } from './adapters/webSockets.ts';
import type { SiteAdapters } from './siteAdapters.ts';

export type WorkspaceAdapters = ReturnType<typeof workspaceAdapters>;

export function workspaceAdapters({ session, calls }: SiteAdapters) {
  const frames = outputFrames(frameBesideKeys(window));
  const output = outputStore(KEPT_OUTPUT, frames);
  const languages = languageChannel();
  const robot = robotStore();
  const past = pastStore({ live: robot });
  const topics = topicStore();
  return {
    builds: restBuilds(calls),
    drafts: idbDrafts({ tabs: openTabs() }),
    files: restFiles(calls, { asker: () => keptSession(window) }),
    keptRuns: idbRuns({ past }),
    languages,
    output,
    past,
    processes: restProcesses(calls),
    robot,
    ros: restRos(calls),
    runClock: tabRunClock(),
    sockets: webSockets({
      url: socketAddress(),
      store: output,
      languages,
      past,
      robot,
      topics,
      renew: session.renew,
      watchWakes: pageWakes,
      atNextFrame: frames.next,
    }),
    topics,
    verdicts: restVerdicts(calls),
    sights: sightsOf(output, past),
  };
}

/** The workspace socket of the server that served this page. */
function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}
