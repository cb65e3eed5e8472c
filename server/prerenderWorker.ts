/** A thread that draws the home page ahead, in each language, and ends: what it takes for that is not kept in memory. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PrerenderedPage } from '#contract/prerenderedPage.ts';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { HomePages, PrerenderOrder } from './http/prerenderedHome.ts';

interface Prerender {
  languages: readonly string[];
  prerenderHome: (config: RuntimeConfig, locale: string) => Promise<PrerenderedPage>;
}

// The server gives it nothing else, and the module is one of its own build.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { module, config } = workerData as PrerenderOrder;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { languages, prerenderHome } = (await import(module)) as Prerender;

const pages: HomePages = new Map();
for (const locale of languages) pages.set(locale, await prerenderHome(config, locale));
parentPort?.postMessage(pages);
