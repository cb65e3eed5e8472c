/** All pages that somebody comes to by links. */
import { type Page, expect } from 'playwright/test';
import { expectNoFaults } from './expectNoFaults.ts';

const isWorkspace = (path: string) => /^\/challenge\/\d+$/.test(path);

/** What belongs to a workspace opens one: its own journeys are there for it, and one visit here is enough. */
const isRepeated = (path: string, seen: ReadonlySet<string>) =>
  isWorkspace(path) && [...seen].some((other) => isWorkspace(other));

/** What a page is called while it is decided which one a visitor may see. */
const UNDECIDED = 'Servolab';

interface Place {
  path: string;
  title: string;
}

/** Address and title of one moment: `page.url()` hears of an address later than the page has its title. */
const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => ({ path: window.location.pathname, title: document.title }));

/** Goes on without loading the site anew, and answers what was left. */
const goOn = (page: Page, path: string): Promise<Place> =>
  page.evaluate((to) => {
    const left = { path: window.location.pathname, title: document.title };
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
    return left;
  }, path);

/** Writes down what a page complains about, and what it asks of anybody but its own server. */
export function watchComplaints(page: Page, origin: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(`${page.url()} asks for ${request.url()}`);
  });
  return complaints;
}

/**
 * Loads `/`, goes to every page of the site that is reached from there by links, without loading anything twice, and answers their paths. Each
 * has to have a heading and a title of its own, and to keep the rules of accessibility; who may not see one is led on from it.
 */
export async function crawl(page: Page): Promise<ReadonlySet<string>> {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const seen = new Set<string>();
  const titles = new Map<string, string>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || isRepeated(path, seen)) continue;
    seen.add(path);
    const left = await goOn(page, path);
    expect(titles.get(left.title) ?? left.path, `whose title “${left.title}” is`).toBe(left.path);
    // Only now: some pages are called after what they show, which may have come late.
    titles.set(left.title, left.path);
    const arrived = await placeReached(page, path, titles);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found' }), path).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' }), path).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    // Its buttons change until its file is there.
    if (isWorkspace(arrived.path)) await expect(page.locator('.cm-content[contenteditable=true]')).toBeAttached();
    await expectNoFaults(page);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const own = links
      .filter((link) => link.startsWith(origin))
      .map((link) => link.slice(origin.length).replace(/#.*/, ''));
    waiting.push(...own.filter((link) => link.startsWith('/') && !/^\/(openapi\.json|_inbox)/.test(link)));
  }
  return seen;
}

/** Where a path led. Who may not see a page is led on from it, and for a moment the page before, or none, is there. */
async function placeReached(page: Page, path: string, titles: ReadonlyMap<string, string>): Promise<Place> {
  let place = await placeOf(page);
  await expect
    .poll(async () => {
      place = await placeOf(page);
      return place.title !== UNDECIDED && (titles.get(place.title) ?? place.path) === place.path;
    }, `the title of ${path}`)
    .toBe(true);
  return place;
}
