import type { Texts } from './Texts.ts';

/** What the window was called on a page; a page that this version of the site does not know keeps its name. */
export function visitPageText(pageTitles: Texts['pageTitles'], page: string): string {
  const titles: Readonly<Record<string, string>> = pageTitles;
  return titles[page] ?? page;
}
