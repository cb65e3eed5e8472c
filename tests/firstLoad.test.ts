import { beforeAll, expect, it, vi } from 'vitest';
import {
  type FirstLoad,
  type Pages,
  bareLoad,
  buildPages,
  homeLoad,
  descriptionsIn,
  fetchersOf,
  inspectionIn,
  ownHelpersIn,
  statelyIn,
  unlistedIn,
  withoutHashes,
} from './firstLoad.ts';

let pages: Pages;
let home: FirstLoad;
let bare: FirstLoad;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_INSPECT', '');
  pages = await buildPages();
  [home, bare] = [homeLoad(pages), await bareLoad()];
  vi.unstubAllEnvs();
});

/** What a visitor's first sight of the site has no need of, and once came with it. */
const laterModules: Readonly<Record<string, RegExp>> = {
  'the recorder': /^machines\/recording\/(recorder|redaction|logFormat|player|isolatedTree)\.ts$/,
  'a machine': /^machines\/.*Machine\.ts$|node_modules\/xstate\//,
  'what machines ask of the world':
    /^src\/(beginVisit|startSite|sitePorts|siteAdapters|workspaceAdapters)\.ts$|\/adapters\/(supabase|rest|axios)/,
  'the words of other pages': /^src\/texts\/\w+\/(en|es|adviceTexts|workspaceTexts|sampleChallenges)\.ts$/,
  'what lies below the fold': /^src\/views\/(home\/(Featured|JoinCommunity|HowItWorks)|challenges|learn|workspace)/,
  'the drawing of the hero': /^src\/views\/home\/(HeroRun|heroRun)/,
  'dialogs and toasts': /^src\/views\/(ui\/(Modal)?Dialog|ui\/Toaster|layout\/(Report|SignOut|Departure))/,
  'the schema library': /node_modules\/valibot\//,
  'the editor': /node_modules\/@?(codemirror|lezer)\//,
  'the authentication library': /node_modules\/@supabase\//,
  'the scene of the robot': /node_modules\/(three|uplot)\//,
  'an HTTP client': /node_modules\/axios\//,
  'a library of widgets': /node_modules\/@(headlessui|floating-ui)\//,
};

it.each(Object.entries(laterModules))('draws the home page without %s', (_, module) => {
  expect(home.modules.filter((path) => module.test(path))).toEqual([]);
});

it('draws the home page with what it is made of', () => {
  expect(home.modules).toEqual(
    expect.arrayContaining([
      'src/views/home/HomePage.tsx',
      'src/texts/en/firstTexts.ts',
      'src/lateApp.ts',
      'node_modules/react-dom/client.js',
    ]),
  );
});

it('has the words of most readers travel beside the scripts, not behind them', () => {
  expect(home.named.filter((name) => name.includes('/firstTexts-'))).toHaveLength(1);
});

it('knows of every part which files it fetches before it is imported', () => {
  expect(home.modules).toContain('src/importFetched.ts');
  expect([ownHelpersIn(pages), unlistedIn(pages)]).toEqual([[], []]);
});

/** How many bytes there may be for one of a bare page, which has its machine with it. What is won is written down here, and what brings the page to life, or back to it: asking again for a part that could not be fetched takes a thousandth, and the last screen four thousandths in a second language. */
const MOST = 1.213;

it('weighs a script the same in whatever folder it was built', () => {
  const [here, elsewhere] = ['BCb9eD_W', 'C2I-WLkj'].map((hash) =>
    withoutHashes(`import"./libraries-${hash}.js";const page="assets/page-${hash}.css"`),
  );
  expect(here).toBe(elsewhere);
});

it('fetches before the home page is drawn no more bytes than it did', () => {
  expect(bare.modules).toContain('bench/barePage/main.tsx');
  expect(home.bytes / bare.bytes).toBeLessThanOrEqual(MOST);
});

it('has inspection in a script of its own, fetched by nothing but what asks whether it is allowed, when an address asks for it', () => {
  const [inspection = '', ...more] = inspectionIn(pages);
  expect([inspection, more]).toEqual([expect.stringContaining('inspection'), []]);
  expect(fetchersOf(pages, inspection)).toEqual(['src/askedInspection.tsx']);
  const [asked = ''] = pages.flatMap((part) =>
    part.type === 'chunk' && part.facadeModuleId?.endsWith('/src/askedInspection.tsx') ? [part.fileName] : [],
  );
  expect(fetchersOf(pages, asked)).toEqual(['src/beginVisit.ts']);
  expect(home.files).not.toContain(asked);
});

it('leaves out of a build what tells another site, and what machines say of themselves', () => {
  expect(pages.filter(({ type }) => type === 'chunk').length).toBeGreaterThan(10);
  expect([statelyIn(pages), descriptionsIn(pages)]).toEqual([[], []]);
});
