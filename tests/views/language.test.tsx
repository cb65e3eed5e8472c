// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { selectLocale } from '#machines/app/appSelectors.ts';
import { fetchedLocales } from '#src/adapters/fetchedLocales.ts';
import type { Texts } from '#src/texts/Texts.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { App } from '#src/views/App.tsx';
import { fakePorts } from '../fakes/fakePorts.ts';
import { fakePreferences } from '../fakes/fakePreferences.ts';
import { siteConfig } from '../fakes/siteConfig.ts';

afterEach(cleanup);

const xx: Texts = { ...en, homeTexts: { ...en.homeTexts, title: 'Domina la robótica' } };

/** The home page in a browser that asks for these languages, on a site that speaks English and another. */
function openHome(
  languages: readonly string[],
  sources: Record<string, () => Promise<Texts>> = { en: async () => en, xx: async () => xx },
  path = '/',
) {
  const preferences = fakePreferences();
  const { port, wordsOf } = fetchedLocales({ sources, preferences, browser: { languages } });
  const app = createActor(appMachine, {
    input: { ports: { ...fakePorts({ path }), locales: port, preferences } },
  }).start();
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

it('offers each language under its own name, and speaks the one that is chosen', async () => {
  const { preferences } = openHome(['en'], { en: async () => en, es: async () => es });
  await title(en.homeTexts.title);
  const [chooser] = screen.getAllByRole('combobox', { name: 'Language' });
  const offered = within(chooser!).getAllByRole<HTMLOptionElement>('option');
  expect(offered.map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
  ]);
  fireEvent.change(chooser!, { target: { value: 'es' } });
  expect(await title(es.homeTexts.title)).toBeTruthy();
  expect(screen.getAllByRole('combobox', { name: 'Idioma' })[0]).toBe(chooser);
  expect([document.documentElement.lang, preferences.kept['locale']]).toEqual(['es', 'es']);
});

it('speaks what was chosen in another tab', async () => {
  const { preferences } = openHome(['en']);
  await title(en.homeTexts.title);
  act(() => preferences.writeElsewhere('locale', 'xx'));
  expect(await title('Domina la robótica')).toBeTruthy();
});

it('offers no choice where there is one language', async () => {
  openHome(['en'], { en: async () => en });
  await title(en.homeTexts.title);
  expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull();
});

it('says that the words of another language did not come, and keeps its own', async () => {
  openHome(['en'], { en: async () => en, es: async () => Promise.reject(new Error('away')) });
  await title(en.homeTexts.title);
  fireEvent.change(screen.getAllByRole('combobox', { name: 'Language' })[0]!, { target: { value: 'es' } });
  expect(await screen.findByText(/words of that language did not arrive/)).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

it('shows the documents of its language without a word about another one', async () => {
  openHome(['es'], { en: async () => en, es: async () => es }, '/faq');
  expect(await title('Preguntas frecuentes')).toBeTruthy();
  expect(screen.queryByText(es.documentTexts.untranslated)).toBeNull();
});

it('shows the documents of the first language where it has none, marked as what they are', async () => {
  openHome(['xx'], { en: async () => en, xx: async () => xx }, '/faq');
  expect((await title('Frequently Asked Questions')).closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByText(xx.documentTexts.untranslated)).toBeTruthy();
});

it('says that no words came', async () => {
  openHome(['en'], { en: async () => Promise.reject(new Error('away')), xx: async () => xx });
  expect((await screen.findByRole('alert')).textContent).toBe('no words');
});
