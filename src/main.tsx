/** Where everything comes together: configuration, adapters, ports, the app actor, and the page that shows it. */
import 'virtual:uno.css';
import { createRoot } from 'react-dom/client';
import { type InspectionEvent, createActor } from 'xstate';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import type { Ports } from '#machines/app/ports.ts';
import { heardPorts } from '#machines/recording/heardPorts.ts';
import { recorder } from '#machines/recording/recorder.ts';
import { KEPT_OUTPUT } from '#machines/timings.ts';
import { localeFor } from '#machines/widgets/localeFor.ts';
import { browserLocation } from './adapters/browserLocation.ts';
import { browserPreferences } from './adapters/browserPreferences.ts';
import { fetchedLocales } from './adapters/fetchedLocales.ts';
import { idbDrafts } from './adapters/idbDrafts.ts';
import { idbRuns } from './adapters/idbRuns.ts';
import { languageChannel } from './adapters/languageChannel.ts';
import { lazyCalls } from './adapters/lazyCalls.ts';
import { logDownload } from './adapters/logDownload.ts';
import { openTabs } from './adapters/openTabs.ts';
import { outputStore } from './adapters/outputStore.ts';
import { pastStore } from './adapters/pastStore.ts';
import { procedureCalls } from './adapters/procedureCalls.ts';
import { restApi } from './adapters/restApi.ts';
import { restBuilds } from './adapters/restBuilds.ts';
import { restExport } from './adapters/restExport.ts';
import { restFiles } from './adapters/restFiles.ts';
import { restProcesses } from './adapters/restProcesses.ts';
import { restRos } from './adapters/restRos.ts';
import { restVerdicts } from './adapters/restVerdicts.ts';
import { robotStore } from './adapters/robotStore.ts';
import { timedClock } from './adapters/timedClock.ts';
import { topicStore } from './adapters/topicStore.ts';
import { supabaseAuth } from './adapters/supabaseAuth.ts';
import { supabaseChallenges } from './adapters/supabaseChallenges.ts';
import { supabaseClients } from './adapters/supabaseClient.ts';
import { supabaseDemo } from './adapters/supabaseDemo.ts';
import { supabaseMessages } from './adapters/supabaseMessages.ts';
import { supabaseProfiles } from './adapters/supabaseProfiles.ts';
import { supabaseProgress } from './adapters/supabaseProgress.ts';
import { takeCallbackUrl } from './adapters/takeCallbackUrl.ts';
import { webSockets } from './adapters/webSockets.ts';
import { workspaceSession } from './adapters/workspaceSession.ts';
import { build } from './build.ts';
import { loadConfig } from './config.ts';
import { crashTexts } from './texts/en/crashTexts.ts';
import { locales } from './texts/locales.ts';
import { App } from './views/App.tsx';
import { CrashScreen } from './views/layout/CrashScreen.tsx';

/** Before anything is asked of anybody: the address may hold what nobody else should see. */
const callbackUrl = takeCallbackUrl(window);

const { clock, firing } = timedClock({
  setTimeout: (fire, ms) => window.setTimeout(fire, ms),
  clearTimeout: (id: number) => window.clearTimeout(id),
});
/** What a learner may send with the report of a problem; it stays in this page until they download it. */
const recording = recorder({ ...build, now: () => Date.now(), firing });
const log = logDownload(() => recording.text());
const root = createRoot(document.getElementById('root') ?? document.body);

/** Only in development, or when the build was asked for it: otherwise the bundle has no trace of it. */
const inspection =
  import.meta.env.DEV || import.meta.env.VITE_INSPECT === '1' ? await import('./inspection.tsx') : undefined;

try {
  if (inspection?.INSPECTION_PATH === window.location.pathname) inspection.showInspection(root);
  else await showApp(inspection?.inspectionOf(window.location.search, log));
} catch (error) {
  root.render(
    <CrashScreen
      texts={crashTexts}
      detail={error instanceof Error ? error.message : String(error)}
      onReport={() => log.download()}
    />,
  );
}

async function showApp(watch?: (inspected: InspectionEvent) => void) {
  const preferences = browserPreferences();
  const { port, wordsOf } = fetchedLocales({ sources: locales, preferences });
  // Fetched beside the configuration; which words are shown is the machine's to say, and to miss.
  void port.load(localeFor(port.wishes())).catch(() => undefined);
  const config = await loadConfig();
  const app = createActor(appMachine, {
    input: { ports: heardPorts({ ...portsFor(config), locales: port, preferences }, recording.hear) },
    clock,
    inspect(inspected) {
      recording.inspect(inspected);
      watch?.(inspected);
    },
  }).start();
  root.render(
    <App
      app={app}
      config={config}
      build={build}
      wordsOf={(locale) => (locale === null ? undefined : wordsOf(locale))}
      withoutWords={<CrashScreen texts={crashTexts} detail={crashTexts.withoutWords} onReport={() => log.download()} />}
      onReport={() => log.download()}
    />,
  );
}

function portsFor(config: RuntimeConfig): Omit<Ports, 'locales' | 'preferences'> {
  const clients = supabaseClients(config);
  const session = workspaceSession(clients.main);
  const calls = lazyCalls(session);
  const procedures = procedureCalls(clients.main);
  const output = outputStore(KEPT_OUTPUT);
  const languages = languageChannel();
  const robot = robotStore();
  const past = pastStore({ live: robot });
  const topics = topicStore();

  return {
    api: restApi(session),
    auth: supabaseAuth({ clients, workspace: session, callbackUrl }),
    builds: restBuilds(calls),
    challenges: supabaseChallenges(procedures),
    demo: supabaseDemo(procedures),
    drafts: idbDrafts({ tabs: openTabs(navigator.locks) }),
    exports: restExport(calls),
    files: restFiles(calls),
    keptRuns: idbRuns({ past }),
    languages,
    location: browserLocation(),
    log,
    messages: supabaseMessages(procedures),
    output,
    past,
    processes: restProcesses(calls),
    profiles: supabaseProfiles(procedures, config.requiredFields),
    progress: supabaseProgress(procedures),
    robot,
    ros: restRos(calls),
    sockets: webSockets({ url: socketAddress(), store: output, languages, past, robot, topics, renew: session.renew }),
    topics,
    verdicts: restVerdicts(calls),
  };
}

/** The workspace socket of the server that served this page. */
function socketAddress(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}
