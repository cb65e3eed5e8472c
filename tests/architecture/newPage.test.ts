import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { type Plugin, createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakePorts } from '../fakes/fakePorts.ts';

/** What a page adds to files that are there: its row, its title, and where its view is fetched from. */
const additions: Readonly<Record<string, { line: string; above: string }>> = {
  'machines/site/pages.ts': {
    line: `garden: { path: '/garden', access: 'everybody', isPersonal: false, shownBy: 'plain' },`,
    above: '} as const satisfies Record<string, PageRow>;',
  },
  'src/texts/en/siteTexts.ts': {
    line: `garden: 'Garden of robots – Servolab',`,
    above: '} as const satisfies Record<PageName',
  },
  'src/views/pageViews.tsx': {
    line: `garden: fetched(async () => (await import('./garden/GardenPage.tsx')).GardenPage),`,
    above: 'notFound: NotFoundPage,',
  },
};

const view = 'src/views/garden/GardenPage.tsx';
const viewText = 'export function GardenPage() { return <h1>Robots grow here</h1>; }';

const read = new Set<string>();

/** Gives the sources as they would be with the page. */
const withPage: Plugin = {
  name: 'with-page',
  enforce: 'pre',
  resolveId: (id, importer = '.') => (resolve(dirname(importer), id) === resolve(view) ? resolve(view) : undefined),
  load(id) {
    const path = relative('.', id);
    const addition = additions[path];
    if (path !== view && addition === undefined) return undefined;
    read.add(path);
    return addition === undefined ? viewText : added(readFileSync(path, 'utf8'), addition);
  },
};

function added(text: string, { line, above }: { line: string; above: string }): string {
  const [head, tail, ...more] = text.split(above);
  if (tail === undefined || more.length > 0) throw new Error(`There must be one place to add to: ${above}`);
  return `${head}${line}\n${above}${tail}`;
}

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [withPage],
});
afterAll(() => server.close());

it('makes a page of a row, a title, and a view that is fetched when it is opened', async () => {
  const { appMachine } = await server.ssrLoadModule('/machines/app/appMachine.ts');
  const { selectPage } = await server.ssrLoadModule('/machines/app/appSelectors.ts');
  const { App } = await server.ssrLoadModule('/src/views/App.tsx');
  const { en } = await server.ssrLoadModule('/src/texts/en/en.ts');
  const app = createActor(appMachine, { input: { ports: fakePorts({ path: '/garden' }) } }).start();
  await waitFor(app, (snapshot) => selectPage(snapshot) === 'garden');
  expect(read).not.toContain(view);

  const { prelude } = await prerender(createElement(App, { app, texts: en, config: { enterpriseUrl: null } }));
  const html = await new Response(prelude).text();
  expect(html).toContain('<title>Garden of robots – Servolab</title>');
  expect(html).toContain('<h1>Robots grow here</h1>');
  expect([...read].toSorted()).toEqual([...Object.keys(additions), view].toSorted());
}, 60_000);
