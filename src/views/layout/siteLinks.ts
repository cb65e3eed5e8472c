import type { Texts } from '../../texts/Texts.ts';
import { hasPage } from './hasPage.ts';

export interface SiteLink {
  to: string;
  label: string;
  /** Leads to another site. */
  isExternal: boolean;
}

type PlaceNames = Texts['placeNames'];
type Place = keyof PlaceNames;

/** Every link of the frame, in its order. A place whose page does not exist yet is left out until it does. */
const navigation: readonly Place[] = ['/challenges', '/learn', '/community', 'enterprise', '/about'];
const footer: readonly Place[] = [
  '/challenges',
  '/learn',
  '/community',
  '/docs',
  '/api',
  '/faq',
  '/contact',
  '/feedback',
  '/terms',
];

/** The links of the top navigation. `enterpriseUrl` is null where the installation names none. */
export function navigationLinks(placeNames: PlaceNames, enterpriseUrl: string | null): SiteLink[] {
  return linksTo(navigation, placeNames, enterpriseUrl);
}

/** Where there is no footer, everything in one place: the links of both, each once. */
export function allLinks(placeNames: PlaceNames, enterpriseUrl: string | null): SiteLink[] {
  return linksTo([...new Set([...navigation, ...footer])], placeNames, enterpriseUrl);
}

export function footerLinks(placeNames: PlaceNames): SiteLink[] {
  return linksTo(footer, placeNames, null);
}

function linksTo(places: readonly Place[], placeNames: PlaceNames, enterpriseUrl: string | null): SiteLink[] {
  return places.flatMap((place) => {
    const isExternal = place === 'enterprise';
    const to = isExternal ? enterpriseUrl : place;
    return to === null || !(isExternal || hasPage(to)) ? [] : [{ to, label: placeNames[place], isExternal }];
  });
}
