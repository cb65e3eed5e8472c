/** What is looked for among the challenges, as an address says it: it can be shared, reloaded and come back to. */
import type { Challenge } from '#contract/entities.ts';
import { type ChallengeFilter, type Facet, facets, noFilter } from './challengeFilter.ts';
import { challengeOrders } from './challengeOrder.ts';

const PAGE = '/challenges';

/** What an address asks for; of what it says several times and may say once, the first counts. An order that there is not is none. */
export function filterAt(path: string): ChallengeFilter {
  const query = new URLSearchParams(path.replace(/^[^?]*/, ''));
  const chosen = (facet: Facet) => [...new Set(query.getAll(facet))];
  return {
    search: query.get('q') ?? noFilter.search,
    chosen: { category: chosen('category'), difficulty: chosen('difficulty') },
    order: challengeOrders.find((order) => order === query.get('sort')) ?? noFilter.order,
  };
}

/** The address that asks for it. */
export function addressOf({ search, chosen, order }: ChallengeFilter): string {
  const query = new URLSearchParams([
    ...(search === '' ? [] : [['q', search]]),
    ...facets.flatMap((facet) => chosen[facet].map((name) => [facet, name])),
    ...(order === noFilter.order ? [] : [['sort', order]]),
  ]);
  return query.size === 0 ? PAGE : `${PAGE}?${query}`;
}

/** The same without options that no challenge has. */
export function known(filter: ChallengeFilter, challenges: readonly Challenge[]): ChallengeFilter {
  const there = (facet: Facet) => {
    const names = new Set(challenges.map((challenge) => challenge[facet]));
    return filter.chosen[facet].filter((name) => names.has(name));
  };
  return { ...filter, chosen: { category: there('category'), difficulty: there('difficulty') } };
}
