import type { OpenEmbedded } from './openEmbedded.ts';
import type { OpenTab } from './openTab.ts';

/** What follows the origin in an address. */
export const pathOf = (address: URL): string => address.pathname + address.search + address.hash;

/** Goes to Google's stand-in and chooses somebody there; answers the address that the browser is led back to. */
export async function chooseAtGoogle(embedded: OpenEmbedded, { tab }: OpenTab, name: string): Promise<string> {
  const page = await (await fetch((await embedded.follow(tab.left.at(-1) ?? '')).href)).text();
  const [, link = ''] = new RegExp(`href="([^"]*)">${name}<`).exec(page) ?? [];
  return pathOf(await embedded.follow(link.replaceAll('&amp;', '&')));
}
