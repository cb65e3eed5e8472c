// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { type AppActor, selectPage, selectPath, selectReport, selectTheme } from '#machines/app/appSelectors.ts';
import type { Theme } from '#machines/widgets/themeMachine.ts';
import { selectTheme as selectShown } from '#machines/widgets/themeSelectors.ts';
import { selectIsOpen } from '#machines/widgets/reportMachine.ts';
import { lateApp } from '#src/lateApp.ts';
import { whenShown } from '#src/startSite.ts';
import { locales } from '#src/texts/locales.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { App } from '#src/views/App.tsx';
import { fakePorts } from './fakes/fakePorts.ts';
import { siteConfig } from './fakes/siteConfig.ts';

afterEach(cleanup);

const available = Object.keys(locales);
const words = { en, es };

/** A visitor's first sight of the home page; `begin` starts the machines, and shows them in its place. */
function openFirst({ theme = 'dark', locale = 'en' }: { theme?: Theme; locale?: keyof typeof words } = {}) {
  const ports = fakePorts({ path: '/' });
  ports.preferences.write('theme', theme);
  const preferences = () => ({ available, remembered: locale, asked: [] });
  const sight = lateApp({ path: '/', theme, locale, available });
  const siteOf = (app: AppActor) => (
    <App
      app={app}
      config={siteConfig}
      build={{ version: '1.0.0', build: 'test' }}
      wordsOf={(name) => (name === null ? undefined : words[name === 'es' ? 'es' : 'en'])}
      withoutWords={null}
      onReport={() => undefined}
    />
  );
  const { rerender } = render(siteOf(sight.actor));
  const begin = async () => {
    const input = { ports: { ...ports, locales: { ...ports.locales, preferences } } };
    const app = createActor(appMachine, { clock: new SimulatedClock(), input }).start();
    await act(async () => {
      await whenShown(app);
      sight.arrive(app);
      rerender(siteOf(app));
    });
    return app;
  };
  return { begin, person: userEvent.setup() };
}

/** What is painted: beside it the frame keeps places for what is said at times only. */
const drawn = () => ['banner', 'main', 'contentinfo'].map((part) => screen.getByRole(part).outerHTML);
const title = () => screen.getByRole('heading', { level: 1 });

it.each([
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'es' },
] as const)('shows a visitor in $theme and $locale what the machines will show', async (facts) => {
  const { begin } = openFirst(facts);
  // What is fetched behind the first sight is the same for both.
  await screen.findByRole('heading', { level: 2, name: words[facts.locale].homeTexts.community });
  const before = drawn();
  await begin();
  expect(drawn()).toEqual(before);
  expect(document.documentElement.dataset['theme']).toBe(facts.theme);
  expect(document.documentElement.lang).toBe(facts.locale);
});

it('keeps what is on the screen when the machines take over', async () => {
  const { begin } = openFirst();
  const before = title();
  await begin();
  expect(title()).toBe(before);
});

it('leads on, once the machines are here, whoever has pressed a link before', async () => {
  const { begin, person } = openFirst();
  await person.click(screen.getAllByRole('link', { name: en.placeNames['/about'] })[0]!);
  const app = await begin();
  await act(async () => undefined);
  expect(selectPath(app.getSnapshot())).toBe('/about');
  expect(selectPage(app.getSnapshot())).toBe('about');
});

it('does what was asked of the parts of the app before they were here', async () => {
  const { begin, person } = openFirst();
  await person.click(screen.getByRole('button', { name: en.siteTexts.toLightTheme }));
  await person.click(screen.getByRole('button', { name: en.reportTexts.open }));
  const app = await begin();
  expect(selectShown(selectTheme(app.getSnapshot())!.getSnapshot())).toBe('light');
  expect(selectIsOpen(selectReport(app.getSnapshot())!.getSnapshot())).toBe(true);
});

it('passes on at once what is said after the app has come', async () => {
  const app = createActor(appMachine, {
    clock: new SimulatedClock(),
    input: { ports: fakePorts({ path: '/' }) },
  }).start();
  const sight = lateApp({ path: '/', theme: 'dark', locale: 'en', available });
  await whenShown(app);
  sight.arrive(app);
  selectTheme(sight.actor.getSnapshot())!.send({ type: 'theme.toggled' });
  expect(selectShown(selectTheme(app.getSnapshot())!.getSnapshot())).toBe('light');
});
