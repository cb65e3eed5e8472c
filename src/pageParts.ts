/** What is fetched for a page when somebody goes there: its machines, its view, and what these ask of the world. */
import { type ShowingState, rowOf } from '#machines/site/pages.ts';
import type { Fetched } from './partsOfPages.ts';

interface AdapterSources {
  /** Fetches what the pages ask of the servers. */
  site: () => Promise<unknown>;
  /** Fetches what a workspace asks of the world besides. */
  workspace: () => Promise<unknown>;
}

/** Fetches what the page of a path is made of; undefined when that is here. Rejects when it cannot be had, and tries again when it is asked again. */
export function pageParts({ site, workspace: ofWorkspace }: AdapterSources) {
  const here = new Set<ShowingState>(['plain']);

  const fetchPart = async (state: Fetched) => {
    await Promise.all([bring(state), state === 'workspace' ? ofWorkspace() : site()]);
    here.add(state);
  };

  return (path: string): Promise<void> | undefined => {
    const state = rowOf(path).shownBy;
    return state === 'plain' || here.has(state) ? undefined : fetchPart(state);
  };
}

const bring = async (state: Fetched) => (await import('./partsOfPages.ts')).bringParts(state);
