/** The ports of the app: what a visitor's first page asks is here at once, the rest is fetched by whoever needs it. */
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { Ports } from '#machines/app/ports.ts';
import type { Sights } from '#machines/ports/logPort.ts';
import { type PageName, pageOf } from '#machines/site/pages.ts';
import { filePathOf } from '#machines/workspace/problemDefaults.ts';
import { browserLocation } from './adapters/browserLocation.ts';
import { prefetchOnIntent, fetchNext, whenIdle } from './adapters/prefetchOnIntent.ts';
import type { ReaderLanguage } from './adapters/saveLanguage.ts';
import { keepsSession } from './adapters/keptSession.ts';
import { latePorts } from './adapters/latePorts.ts';
import { lateAuth } from './adapters/lateAuth.ts';
import { fetchAxios } from './adapters/lazyCalls.ts';
import { openOnce } from './adapters/openOnce.ts';
import type { CallbackUrl } from './adapters/takeCallbackUrl.ts';
import { closeCookie } from './adapters/workspaceCookie.ts';
import { pageParts } from './pageParts.ts';
import type { SiteAdapters } from './siteAdapters.ts';
import { withRetries } from './views/withRetries.ts';
import type { WorkspaceAdapters } from './workspaceAdapters.ts';

type PresentPorts = Pick<Ports, 'locales' | 'log' | 'preferences'>;

const WORKSPACE_PATH = '/challenge';

const pagesOfCards: ReadonlySet<PageName> = new Set(['dashboard', 'challenges']);

interface SitePortsParts {
  present: PresentPorts;
  config: RuntimeConfig;
  callbackUrl: CallbackUrl | null;
  language: ReaderLanguage;
  /** Told, once there is a workspace, who knows what was seen in it. */
  seeing: (sights: Sights) => void;
  /** Told when a page cannot be fetched. */
  failed: (error: unknown) => void;
}

export function sitePorts({ present, config, callbackUrl, language, seeing, failed }: SitePortsParts): Ports {
  const ofSite = latePorts<SiteAdapters['ports']>([
    'accounts',
    'api',
    'board',
    'challenges',
    'demo',
    'exports',
    'messages',
    'operators',
    'profiles',
    'progress',
    'siteData',
  ]);
  const ofWorkspace = latePorts<Omit<WorkspaceAdapters, 'sights'>>([
    'builds',
    'drafts',
    'files',
    'keptRuns',
    'languages',
    'output',
    'past',
    'processes',
    'robot',
    'ros',
    'runClock',
    'sockets',
    'topics',
    'verdicts',
  ]);
  const site = openOnce(async () => {
    const adapters = (await import('./siteAdapters.ts')).siteAdapters({ config, callbackUrl, language });
    ofSite.arrive(adapters.ports);
    return adapters;
  });
  const workspace = openOnce(async () => {
    // Its first call, for the file, would wait for the client after everything else is here. Where the client cannot be had, that call fetches it anew
    // and says so; a workspace opens without.
    const [{ workspaceAdapters }, adapters] = await Promise.all([
      import('./workspaceAdapters.ts'),
      site(),
      fetchAxios().catch(() => undefined),
    ]);
    const { sights, ...ports } = workspaceAdapters(adapters);
    ofWorkspace.arrive(ports);
    seeing(sights);
    return ports;
  });
  const fetchParts = pageParts({ site, workspace });
  /** What a challenge asks for, and the file that it is worked on in; who is not signed in is told nothing. */
  const fetchContent = async (path: string) => {
    const { challengeId } = pageOf(path);
    if (challengeId === null || !keepsSession(window)) return;
    const problem = await (await site()).ports.challenges.fetchProblem(challengeId);
    if (problem === null) return;
    const file = await (await workspace()).files.fetchFile(filePathOf(problem));
    const { readAhead } = await import('./views/workspace/readAhead.ts');
    await readAhead(
      { problem, code: file.outcome === 'loaded' ? file.code : null, locale: language.shown() },
      whenIdle,
    );
  };
  prefetchOnIntent({ page: fetchParts, content: fetchContent });
  /** Whoever sees the cards of challenges opens one of them. */
  const fetchWorkspaceAfter = async (page: Promise<void> | undefined) => {
    try {
      await page;
    } catch {
      return;
    }
    if (keepsSession(window)) fetchNext(() => fetchParts(WORKSPACE_PATH));
  };
  const fetchPage = (path: string) => {
    const fetching = fetchParts(path);
    const page = fetching && followed(fetching, () => fetchParts(path));
    if (page !== undefined) void page.catch(failed);
    if (pagesOfCards.has(pageOf(path).name)) void fetchWorkspaceAfter(page);
    return page;
  };

  return {
    ...present,
    ...ofSite.ports,
    ...ofWorkspace.ports,
    auth: lateAuth({
      load: async () => (await site()).auth,
      passwordLength: config.passwordLength,
      closeWorkspace: closeCookie,
    }),
    location: browserLocation({ fetchPage }),
  };
}

/**
 * The bar at the upper edge says that somebody who went on is waited for (`theme.css`): without a network until there is one, on the page that they are on.
 * Rejects where there is one and the page is not to be had all the same.
 */
async function followed(fetching: Promise<void>, fetchAgain: () => Promise<void> | undefined): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['fetching'] = '';
  try {
    await fetching.catch((error: unknown) => {
      if (navigator.onLine) throw error;
      return withRetries(async () => fetchAgain());
    });
  } finally {
    delete dataset['fetching'];
  }
}
