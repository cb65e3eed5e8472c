import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakePorts } from '../fakes/fakePorts.ts';
import { serveWith } from './serveWith.ts';

/** What a page adds to files that are there: its row, its title, and where its view is fetched from. */
const additions = [
  {
    file: 'machines/site/pages.ts',
    line: `garden: { path: '/garden', access: 'everybody', isPersonal: false, shownBy: 'plain' },`,
    above: '} as const satisfies Record<string, PageRow>;',
  },
  {
    file: 'src/texts/en/siteTexts.ts',
    line: `garden: 'Garden of robots – Servolab',`,
    above: '} as const satisfies Record<PageName',
  },
  {
    file: 'src/views/pageViews.tsx',
    line: `garden: fetched(async () => (await import('./garden/GardenPage.tsx')).GardenPage),`,
    above: 'notFound: NotFoundPage,',
  },
];

const view = 'src/views/garden/GardenPage.tsx';
const viewText = 'export function GardenPage() { return <h1>Robots grow here</h1>; }';

const { server, read } = await serveWith(additions, view, viewText);
afterAll(() => server.close());

it('makes a page of a row, a title, and a view that is fetched when it is opened', async () => {
  const { appMachine } = await server.ssrLoadModule('/machines/app/appMachine.ts');
  const { selectPage } = await server.ssrLoadModule('/machines/app/appSelectors.ts');
  const { App } = await server.ssrLoadModule('/src/views/App.tsx');
  const { en } = await server.ssrLoadModule('/src/texts/en/en.ts');
  const app = createActor(appMachine, { input: { ports: fakePorts({ path: '/garden' }) } }).start();
  await waitFor(app, (snapshot) => selectPage(snapshot) === 'garden');
  expect(read).not.toContain(view);

  const { prelude } = await prerender(createElement(App, { app, wordsOf: () => en, config: { enterpriseUrl: null } }));
  const html = await new Response(prelude).text();
  expect(html).toContain('<title>Garden of robots – Servolab</title>');
  expect(html).toContain('<h1>Robots grow here</h1>');
  expect([...read].toSorted()).toEqual([...additions.map(({ file }) => file), view].toSorted());
});
