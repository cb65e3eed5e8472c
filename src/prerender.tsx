/** The home page as markup: what a visitor sees while the scripts travel that will bring it to life. The server runs this once for each language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { PrerenderedPage } from '#contract/prerenderedPage.ts';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { fetchedLocales } from './adapters/fetchedLocales.ts';
import { build } from './build.ts';
import { lateApp } from './lateApp.ts';
import { headTexts } from './texts/headTexts.ts';
import { locales } from './texts/locales.ts';
import { App } from './views/App.tsx';

/** The languages that the site speaks, the one for everybody first. */
export const languages: readonly string[] = Object.keys(locales);

/** React puts what belongs into the head before everything else. */
const TITLE_FIRST = /^(<title>[^<]*<\/title>)(.*)$/s;

const nothingRemembered = { read: () => null, write: () => undefined, watch: () => () => undefined };

/** The same views with the same facts as `main.tsx` begins with, or React would draw all of it anew. Rejects when a view cannot be drawn. */
export async function prerenderHome(config: RuntimeConfig, locale: keyof typeof locales): Promise<PrerenderedPage> {
  const fetched = fetchedLocales({
    sources: locales,
    preferences: nothingRemembered,
    browser: { languages: [locale] },
  });
  await fetched.port.load(locale);
  const { actor } = lateApp({ path: '/', theme: 'dark', locale, available: languages });
  const { prelude } = await prerender(
    <App
      app={actor}
      config={config}
      build={build}
      wordsOf={(name) => (name === null ? undefined : fetched.wordsOf(name))}
      withoutWords={null}
      onReport={() => undefined}
    />,
    {
      // Whole, where it belongs: what is sent behind needs scripts in the page to bring it there.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error;
      },
    },
  );
  const [, title, markup] = TITLE_FIRST.exec(await new Response(prelude).text()) ?? [];
  if (title === undefined || markup === undefined) throw new Error('The home page does not begin with its title.');
  const { description, noScript } = headTexts[locale];
  return {
    title,
    description: renderToStaticMarkup(<meta name="description" content={description} />),
    noScript: renderToStaticMarkup(<noscript>{noScript}</noscript>),
    markup,
  };
}
