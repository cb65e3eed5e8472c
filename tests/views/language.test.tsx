// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { selectLocale } from '#machines/app/appSelectors.ts';
import { fetchedLocales } from '#src/adapters/fetchedLocales.ts';
import type { Texts } from '#src/texts/Texts.ts';
import { en } from '#src/texts/en/en.ts';
import { App } from '#src/views/App.tsx';
import { fakePorts } from '../fakes/fakePorts.ts';
import { fakePreferences } from '../fakes/fakePreferences.ts';
import { siteConfig } from '../fakes/siteConfig.ts';

afterEach(cleanup);

const xx: Texts = { ...en, homeTexts: { ...en.homeTexts, title: 'Domina la robótica' } };

/** The home page in a browser that asks for these languages, on a site that speaks English and another. */
function openHome(languages: readonly string[], sources = { en: async () => en as Texts, xx: async () => xx }) {
  const preferences = fakePreferences();
  const { port, wordsOf } = fetchedLocales({ sources, preferences, browser: { languages } });
  const app = createActor(appMachine, { input: { ports: { ...fakePorts(), locales: port, preferences } } }).start();
  render(
    <App
      app={app}
      config={siteConfig}
      build={{ version: '1.0.0', build: 'test' }}
      wordsOf={(locale) => (locale === null ? undefined : wordsOf(locale))}
      withoutWords={<p role="alert">no words</p>}
      onReport={() => undefined}
    />,
  );
  return { locale: selectLocale(app.getSnapshot())!, preferences };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('speaks the language that the browser asks for, and says so to whoever reads the page aloud', async () => {
  openHome(['xx-YY', 'en']);
  expect(await title('Domina la robótica')).toBeTruthy();
  expect(document.documentElement.lang).toBe('xx');
});

it('speaks English where it has nothing that is asked for', async () => {
  openHome(['fr']);
  expect(await title(en.homeTexts.title)).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

it('speaks another language as soon as it is chosen', async () => {
  const { locale, preferences } = openHome(['en']);
  await title(en.homeTexts.title);
  act(() => locale.send({ type: 'locale.chosen', locale: 'xx' }));
  expect(await title('Domina la robótica')).toBeTruthy();
  expect([document.documentElement.lang, preferences.kept['locale']]).toEqual(['xx', 'xx']);
});

it('says that no words came', async () => {
  openHome(['en'], { en: async () => Promise.reject(new Error('away')), xx: async () => xx });
  expect((await screen.findByRole('alert')).textContent).toBe('no words');
});
