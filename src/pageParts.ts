/** What is fetched for a page when somebody goes there: its machines, its view, and what these ask of the world. */
import { type PageName, type ShowingState, pageOf, rowOf } from '#machines/site/pages.ts';
import { OtherPage } from './views/Page.tsx';

interface AdapterSources {
  /** Fetches what the pages ask of the servers. */
  site: () => Promise<unknown>;
  /** Fetches what a workspace asks of the world besides. */
  workspace: () => Promise<unknown>;
}

/** Fetches what the page of a path is made of; undefined when that is here. Rejects when it cannot be had, and tries again when it is asked again. */
export function pageParts({ site, workspace: ofWorkspace }: AdapterSources) {
  // The home page comes with the site.
  const here = new Set<PageName>(['home']);

  const fetchParts = async (name: PageName, state: ShowingState) => {
    const parts = [OtherPage.preload(), preloadView(name)];
    if (state !== 'plain') parts.push(bringMachines(state), state === 'workspace' ? ofWorkspace() : site());
    await Promise.all(parts);
    here.add(name);
  };

  return (path: string): Promise<void> | undefined => {
    const { name } = pageOf(path);
    return here.has(name) ? undefined : fetchParts(name, rowOf(path).shownBy);
  };
}

const preloadView = async (name: PageName) => (await import('./views/OtherPage.tsx')).preloadPage(name);

const bringMachines = async (state: Exclude<ShowingState, 'plain'>) =>
  (await import('./machinesOfPages.ts')).bringMachines(state);
