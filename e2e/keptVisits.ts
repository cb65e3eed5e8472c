/** The logs that the pages of a journey have kept in their browser, each as it is now. */
import type { BrowserContext, Page } from 'playwright/test';

interface KeptVisit {
  id: string;
  header: unknown;
  segments: readonly { number: number; since: number; before: number; lines: readonly string[] }[];
}

/** The visits that the browser keeps of the site of a page. */
export function visitsKept(page: Page): Promise<readonly KeptVisit[]> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing of this file is in the page
    const answered = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    // Whoever opens what is not there makes it, without what the site would have put into it.
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'servolab-visits')) return [];
    const database = await answered(indexedDB.open('servolab-visits'));
    const transaction = database.transaction(['visits', 'segments']);
    const segments = transaction.objectStore('segments');
    const ofVisit = async (id: string) => {
      const range = IDBKeyRange.bound([id], [id, []]);
      const [keys, values] = await Promise.all([
        answered(segments.getAllKeys(range)),
        answered(segments.getAll(range)),
      ]);
      return values.map(({ since, before, text }, index) => ({
        number: Reflect.get(Object(keys[index]), 1) as number,
        since,
        before,
        lines: String(text).split('\n'),
      }));
    };
    const visits = await answered(transaction.objectStore('visits').getAll());
    const kept = await Promise.all(visits.map(async ({ id, header }) => ({ id, header, segments: await ofVisit(id) })));
    database.close();
    return kept;
  });
}

/** What all open pages of a context have kept; each of them hears first that it is left, and writes what it has not written yet. */
export async function allVisitsKept(context: BrowserContext): Promise<readonly KeptVisit[]> {
  const pages = context.pages().filter((page) => page.url().startsWith('http'));
  const found = await Promise.all(pages.map(leave));
  return [...new Map(found.flat().map((visit) => [visit.id, visit])).values()];
}

async function leave(page: Page): Promise<readonly KeptVisit[]> {
  try {
    await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));
    return await visitsKept(page);
  } catch (error) {
    // What a page kept that has crashed is read by the others.
    if (String(error).includes('Target crashed')) return [];
    throw error;
  }
}
