/** Where everything comes together: the address, the configuration and the words, what is seen first, and the site that is started behind it. */
import 'virtual:uno.css';
import { type ReactNode, startTransition } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { AppActor } from '#machines/app/appSelectors.ts';
import { pageOf } from '#machines/site/pages.ts';
import type { Theme } from '#machines/widgets/themeMachine.ts';
import { localeFor } from '#machines/widgets/localeFor.ts';
import { browserPreferences } from './adapters/browserPreferences.ts';
import { fetchedLocales } from './adapters/fetchedLocales.ts';
import { keepsSession } from './adapters/keptSession.ts';
import { takeCallbackUrl } from './adapters/takeCallbackUrl.ts';
import { build } from './build.ts';
import { loadConfig } from './config.ts';
import { lateApp } from './lateApp.ts';
import { prerenderedLocale, showPrerendered, withoutPrerendered } from './showPrerendered.ts';
import { crashWords } from './texts/crashWords.ts';
import { locales } from './texts/locales.ts';
import { App } from './views/App.tsx';
import { afterPaint } from './views/afterPaint.ts';
import { OtherPage } from './views/Page.tsx';
import { CrashScreen } from './views/layout/CrashScreen.tsx';

/** Before anything is asked of anybody: the address may hold what nobody else should see. */
const callbackUrl = takeCallbackUrl(window);
const container = document.getElementById('root') ?? document.body;
let root: Root | undefined;
const preferences = browserPreferences();
const isHome = pageOf(window.location.pathname).name === 'home';
const languages = fetchedLocales({ sources: locales, preferences, isWholeWanted: !isHome });
/** For the screen that is left when nothing else can be shown. */
const lastWords = crashWords(localeFor(languages.port.preferences()));

// Not waited for: what it fetches imports what stands here, which is not there before all of this file has run.
void showSite().catch(showCrash);

/** A visitor sees the home page before the machines are here: nothing on it is somebody's own, and its links are links. */
async function showSite() {
  const locale = localeFor(languages.port.preferences());
  // Fetched beside the configuration; which words are shown is the machine's to say, and to miss.
  const words = languages.port.load(locale).catch(() => undefined);
  const isVisitor = isHome && callbackUrl === null && !keepsSession(window);
  const isDrawn = isVisitor && prerenderedLocale(container) === locale;
  if (!isDrawn) withoutPrerendered(container);
  if (!isVisitor) void fetchVisit().catch(() => undefined);
  if (!isHome) void OtherPage.preload().catch(() => undefined);
  const config = await loadConfig();
  if (isVisitor) await words;
  const sight = isVisitor && languages.wordsOf(locale) !== undefined ? showFirst(locale, config) : undefined;
  if (sight === undefined) withoutPrerendered(container);
  else await afterPaint();
  const visit = await fetchVisit();
  await visit.beginVisit({ config, callbackUrl, languages, preferences, failed: showCrash, sight, draw, show });
}

function showFirst(locale: string, config: RuntimeConfig) {
  const { pathname, search } = window.location;
  const sight = lateApp({
    path: pathname + search,
    theme: shownTheme(),
    locale,
    available: Object.keys(locales),
  });
  draw(sight.actor, config);
  return sight;
}

function draw(app: AppActor, config: RuntimeConfig) {
  show(
    <App
      app={app}
      config={config}
      build={build}
      wordsOf={(locale) => (locale === null ? undefined : languages.wordsOf(locale))}
      withoutWords={<CrashScreen texts={lastWords} detail={lastWords.withoutWords} onReport={giveLog} />}
      onReport={giveLog}
    />,
  );
}

function showCrash(error: unknown) {
  const detail = error instanceof Error ? error.message : String(error);
  withoutPrerendered(container);
  show(<CrashScreen texts={lastWords} detail={detail} onReport={giveLog} />);
}

function show(sight: ReactNode) {
  if (root === undefined && prerenderedLocale(container) !== null) {
    root = showPrerendered(container, sight);
    return;
  }
  // Of a page that was drawn ahead everything stays until all of what comes after it can be drawn.
  startTransition(() => emptyRoot().render(sight));
}

function emptyRoot(): Root {
  return (root ??= createRoot(container));
}

/** As `public/firstSight.js` has read it. */
function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Gives the log of the visit to the visitor, where there is one. */
function giveLog() {
  void fetchVisit()
    .then((visit) => visit.downloadLog())
    .catch(() => undefined);
}

/** The machines, and what they ask of the world. */
function fetchVisit() {
  return import('./beginVisit.ts');
}
