/** What a visitor looks for among the challenges. */
import type { Challenge } from '#contract/entities.ts';

/** By which a challenge is sorted out. */
export type Facet = 'category' | 'difficulty';

export interface ChallengeFilter {
  /** Words, all of which the title or the description must have. */
  search: string;
  /** What is ticked; nothing ticked means all of them. */
  chosen: Readonly<Record<Facet, readonly string[]>>;
}

export const noFilter: ChallengeFilter = { search: '', chosen: { category: [], difficulty: [] } };

/** One check box: how many challenges there would be of it, as everything else is chosen. */
export interface FacetOption {
  name: string;
  count: number;
  isChosen: boolean;
}

const facets: readonly Facet[] = ['category', 'difficulty'];

/** The challenges that a filter leaves, in their order. */
export const filtered = (challenges: readonly Challenge[], filter: ChallengeFilter): readonly Challenge[] =>
  challenges.filter(
    (challenge) => hasWords(challenge, filter) && facets.every((facet) => isOf(facet, challenge, filter)),
  );

/** The check boxes of a facet, in the order in which the challenges bring them up. */
export function optionsOf(facet: Facet, challenges: readonly Challenge[], filter: ChallengeFilter): FacetOption[] {
  const others = facets.filter((other) => other !== facet);
  const left = challenges.filter(
    (challenge) => hasWords(challenge, filter) && others.every((other) => isOf(other, challenge, filter)),
  );
  return [...new Set(challenges.map((challenge) => challenge[facet]))].map((name) => ({
    name,
    count: left.filter((challenge) => challenge[facet] === name).length,
    isChosen: filter.chosen[facet].includes(name),
  }));
}

/** With an option ticked that was not, or the other way round. */
export function toggled({ search, chosen }: ChallengeFilter, facet: Facet, name: string): ChallengeFilter {
  const before = chosen[facet];
  const after = before.includes(name) ? before.filter((other) => other !== name) : [...before, name];
  return { search, chosen: { ...chosen, [facet]: after } };
}

const isOf = (facet: Facet, challenge: Challenge, { chosen }: ChallengeFilter): boolean =>
  chosen[facet].length === 0 || chosen[facet].includes(challenge[facet]);

function hasWords({ title, description }: Challenge, { search }: ChallengeFilter): boolean {
  const text = `${title} ${description}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
