/** What begins behind what is seen first: the site, watched where the address asks for it, or the page that watches one. */
import type { ReactNode } from 'react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { AppActor } from '#machines/app/appSelectors.ts';
import { localeFor } from '#machines/widgets/localeFor.ts';
import { type SiteParts, log, startSite, whenShown } from './startSite.ts';

interface VisitParts extends SiteParts {
  /** What the app takes over from; undefined where nothing is seen before it. */
  sight: { arrive: (app: AppActor) => void } | undefined;
  draw: (app: AppActor, config: RuntimeConfig) => void;
  show: (sight: ReactNode) => void;
}

const INSPECTION_PATH = '/inspect';

/** Gives the log of the visit to the visitor as a file. */
export const downloadLog = () => log.download(false);

export async function beginVisit({ sight, draw, show, ...parts }: VisitParts): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname === INSPECTION_PATH) {
    const { inspectionWindow } = await fetchAsked();
    show(await inspectionWindow(localeFor(parts.languages.port.preferences())));
    return;
  }
  const isAsked = new URLSearchParams(search).has('inspect');
  const watch = isAsked ? await watcherFor(search) : undefined;
  const app = startSite({ ...parts, ...(watch && { watch }) });
  if (sight !== undefined) await whenShown(app);
  sight?.arrive(app);
  draw(app, parts.config);
}

/** A visit goes on without what cannot be fetched to watch it. */
async function watcherFor(search: string): Promise<SiteParts['watch']> {
  const asked = await fetchAsked().catch(() => undefined);
  return asked?.watcher(search).catch(() => undefined);
}

/** Of its own: hardly any visit asks for it. */
function fetchAsked() {
  return import('./askedInspection.tsx');
}
