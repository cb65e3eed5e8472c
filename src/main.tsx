/** Where everything comes together: configuration, adapters, ports, the app actor, and the page that shows it. */
import 'virtual:uno.css';
import { createRoot } from 'react-dom/client';
import { type InspectionEvent, createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { heardPorts } from '#machines/recording/heardPorts.ts';
import { lateRecorder } from '#machines/recording/lateRecorder.ts';
import { onlyTheirs } from '#machines/recording/onlyTheirs.ts';
import type { Seen } from '#machines/ports/logPort.ts';
import type { VisitListPort } from '#machines/ports/visitPort.ts';
import { pageOf } from '#machines/site/pages.ts';
import { localeFor } from '#machines/widgets/localeFor.ts';
import { browserPreferences } from './adapters/browserPreferences.ts';
import { fetchedLocales } from './adapters/fetchedLocales.ts';
import { logDownload } from './adapters/logDownload.ts';
import { timedClock } from './adapters/timedClock.ts';
import { takeCallbackUrl } from './adapters/takeCallbackUrl.ts';
import { build } from './build.ts';
import { loadConfig } from './config.ts';
import { sitePorts } from './sitePorts.ts';
import { crashTexts } from './texts/en/crashTexts.ts';
import { locales } from './texts/locales.ts';
import { App } from './views/App.tsx';
import { afterPaint } from './views/afterPaint.ts';
import { CrashScreen } from './views/layout/CrashScreen.tsx';

/** Before anything is asked of anybody: the address may hold what nobody else should see. */
const callbackUrl = takeCallbackUrl(window);

const { clock, firing } = timedClock({
  setTimeout: (fire, ms) => window.setTimeout(fire, ms),
  clearTimeout: (id: number) => window.clearTimeout(id),
});
/** What a learner may send with the report of a problem; it stays in this browser until they download it. */
const recording = lateRecorder({
  now: () => Date.now(),
  firing,
  load: async () => (await fetchVisitLog()).record,
});
/** What was seen in the workspace and no machine knows, once there is one. */
let seen: (() => Seen) | undefined;
const log = logDownload(async (isWhole) => (await recording.bring()).text(isWhole ? seen?.() : undefined));
const root = createRoot(document.getElementById('root') ?? document.body);

/** Only in development, or when the build was asked for it: otherwise the bundle has no trace of it. */
const inspection =
  import.meta.env.DEV || import.meta.env.VITE_INSPECT === '1' ? await import('./inspection.tsx') : undefined;

try {
  if (inspection?.INSPECTION_PATH === window.location.pathname) inspection.showInspection(root);
  else await showApp(inspection?.inspectionOf(window.location.search, log));
} catch (error) {
  showCrash(error);
}

function showCrash(error: unknown) {
  root.render(
    <CrashScreen
      texts={crashTexts}
      detail={error instanceof Error ? error.message : String(error)}
      onReport={() => log.download(false)}
    />,
  );
}

async function showApp(watch?: (inspected: InspectionEvent) => void) {
  const preferences = browserPreferences();
  const isWholeWanted = pageOf(window.location.pathname).name !== 'home';
  const { port, wordsOf, whenChosen } = fetchedLocales({ sources: locales, preferences, isWholeWanted });
  // Fetched beside the configuration; which words are shown is the machine's to say, and to miss.
  void port.load(localeFor(port.wishes())).catch(() => undefined);
  if (isWholeWanted) void fetchPages().catch(() => undefined);
  const config = await loadConfig();
  const bring = async () => (await fetchVisitLog()).keep(recording.bring, app, owner);
  const visits: VisitListPort = {
    list: async (userId) => (await bring()).list(userId),
    read: async (visit) => (await bring()).read(visit),
    give: async (text) => (await bring()).give(text),
  };
  const present = { locales: port, log: { ...log, visits }, preferences };
  const language = {
    shown: () => localeFor(port.wishes()),
    chosen: () => port.wishes().remembered,
    whenChosen,
  };
  const ports = sitePorts({ present, config, callbackUrl, language, seeing, failed: showCrash });
  const app = createActor(appMachine, {
    input: { ports: heardPorts(ports, recording.hear) },
    clock,
    inspect(inspected) {
      recording.inspect(inspected);
      watch?.(inspected);
    },
  }).start();
  const owner = onlyTheirs(app, recording.beginAnew);
  root.render(
    <App
      app={app}
      config={config}
      build={build}
      wordsOf={(locale) => (locale === null ? undefined : wordsOf(locale))}
      withoutWords={
        <CrashScreen texts={crashTexts} detail={crashTexts.withoutWords} onReport={() => log.download(false)} />
      }
      onReport={() => log.download(false)}
    />,
  );
  // Where it does not come now it is fetched with the log.
  void afterPaint()
    .then(bring)
    .catch(() => undefined);
}

function seeing(sights: () => Seen): void {
  seen = sights;
}

/** What records the visit and keeps its log. */
function fetchVisitLog() {
  return import('./visitLog.ts');
}

/** Where the views of the other pages lie. */
function fetchPages(): Promise<unknown> {
  return import('./views/OtherPage.tsx');
}
