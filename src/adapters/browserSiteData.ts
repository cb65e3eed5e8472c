import type { SiteDataPort } from '#machines/ports/siteDataPort.ts';
import { PREFIX } from './browserPreferences.ts';
import { eraseDrafts } from './idbDrafts.ts';
import { eraseRuns } from './idbRuns.ts';
import { eraseVisits } from './visitDatabase.ts';

/** How the site looks and which language it speaks is chosen without an account, too. */
const ofTheBrowser: ReadonlySet<string> = new Set(['theme', 'locale'].map((name) => PREFIX + name));

/** What this browser keeps of a learner: drafts, runs and logs of visits by whose they are, and their preferences. */
export function browserSiteData(browser: Pick<Window, 'localStorage' | 'sessionStorage'> = window): SiteDataPort {
  return {
    async erase(userId) {
      const work = [eraseDrafts(userId), eraseRuns(userId), eraseVisits(userId), erasePreferences(browser)];
      // Each is tried, whatever becomes of the others.
      const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
    },
  };
}

async function erasePreferences({ localStorage, sessionStorage }: Pick<Window, 'localStorage' | 'sessionStorage'>) {
  for (const storage of [localStorage, sessionStorage])
    for (const key of preferenceKeys(storage)) storage.removeItem(key);
}

function preferenceKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX) && !ofTheBrowser.has(key));
}
