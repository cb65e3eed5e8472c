/** Starts the machines of the site, with everything that they ask of the world, and what writes their visit down. */
import { type InspectionEvent, createActor } from 'xstate';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { appMachine } from '#machines/app/appMachine.ts';
import { type AppActor, selectLocale, selectPage } from '#machines/app/appSelectors.ts';
import type { LocalePort } from '#machines/ports/localePort.ts';
import type { LogPort, Sights } from '#machines/ports/logPort.ts';
import type { PreferencePort } from '#machines/ports/preferencePort.ts';
import type { VisitListPort } from '#machines/ports/visitPort.ts';
import { recordedPorts } from '#machines/recording/recordedPorts.ts';
import { lateRecorder } from '#machines/recording/lateRecorder.ts';
import { separateLearners } from '#machines/recording/separateLearners.ts';
import { localeFor } from '#machines/widgets/localeFor.ts';
import { selectHasFailed, selectSpoken } from '#machines/widgets/localeSelectors.ts';
import { logDownload } from './adapters/logDownload.ts';
import type { CallbackUrl } from './adapters/takeCallbackUrl.ts';
import { timedClock } from './adapters/timedClock.ts';
import { keepTranslatedTexts } from './adapters/translatedTexts.ts';
import { sitePorts } from './sitePorts.ts';
import { afterPaint } from './views/afterPaint.ts';

export interface SiteParts {
  config: RuntimeConfig;
  callbackUrl: CallbackUrl | null;
  languages: { port: LocalePort; whenChosen: (tell: () => void) => () => void };
  preferences: PreferencePort;
  /** Told when a page cannot be fetched. */
  failed: (error: unknown) => void;
  /** What watches the visit, where the address asks for it and it may. */
  watch?: (log: Pick<LogPort, 'download'>) => (inspected: InspectionEvent) => void;
}

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
let sights: Sights | undefined;

export const log = logDownload(async (isWhole) => (await recording.bring()).text(isWhole ? sights?.read() : undefined));

/** The app of this visit, started. */
export function startSite({ config, callbackUrl, languages, preferences, failed, watch }: SiteParts): AppActor {
  keepTranslatedTexts(document.body);
  const { port, whenChosen } = languages;
  const bring = async () => (await fetchVisitLog()).keep(recording.bring, app, owner);
  const visits: VisitListPort = {
    list: async (userId) => (await bring()).list(userId),
    read: async (visit) => (await bring()).read(visit),
    give: async (text) => (await bring()).give(text),
  };
  const present = { locales: port, log: { ...log, visits }, preferences };
  const language = {
    shown: () => localeFor(port.preferences()),
    chosen: () => port.preferences().remembered,
    whenChosen,
  };
  const ports = sitePorts({ present, config, callbackUrl, language, seeing, failed });
  const watched = watch?.(log);
  const app = createActor(appMachine, {
    input: { ports: recordedPorts(ports, recording.hear) },
    clock,
    inspect(inspected) {
      recording.inspect(inspected);
      watched?.(inspected);
    },
  }).start();
  const owner = separateLearners(app, () => {
    recording.beginAnew();
    sights?.forget();
  });
  // Where it does not come now it is fetched with the log.
  void afterPaint()
    .then(bring)
    .catch(() => undefined);
  return app;
}

function seeing(there: Sights): void {
  sights = there;
}

/** Resolves when the app shows a page, in words or without. */
export function whenShown(app: AppActor): Promise<void> {
  return new Promise((resolve) => {
    const see = () => {
      const locale = selectLocale(app.getSnapshot())?.getSnapshot();
      const isSpoken = locale !== undefined && (selectSpoken(locale) !== null || selectHasFailed(locale));
      if (!isSpoken || selectPage(app.getSnapshot()) === 'waiting') return;
      watching.forEach((one) => one.unsubscribe());
      resolve();
    };
    const watching = [app.subscribe(see), selectLocale(app.getSnapshot())?.subscribe(see)].filter(
      (one) => one !== undefined,
    );
    see();
  });
}

/** What records the visit and keeps its log. */
function fetchVisitLog() {
  return import('./visitLog.ts');
}
