/** What a visitor looks for among the challenges. */
import type { Challenge } from '#contract/entities.ts';
import type { ChallengeOrder } from './challengeOrder.ts';
import { foldText } from './foldText.ts';
import { type Said, asWritten } from './said.ts';

/** By which a challenge is sorted out. */
export type Facet = 'category' | 'difficulty';

export interface ChallengeFilter {
  /** Words, all of which the title or the description must have. */
  search: string;
  /** What is ticked; nothing ticked means all of them. */
  chosen: Readonly<Record<Facet, readonly string[]>>;
  /** In which order what is left is shown. */
  order: ChallengeOrder;
}

export const noFilter: ChallengeFilter = { search: '', chosen: { category: [], difficulty: [] }, order: 'path' };

/** One check box: how many challenges there would be of it, as everything else is chosen. */
export interface FacetOption {
  name: string;
  count: number;
  isChosen: boolean;
}

export const facets: readonly Facet[] = ['category', 'difficulty'];

/** The challenges that a filter leaves, in the order in which they come. */
export function filtered(
  challenges: readonly Challenge[],
  filter: ChallengeFilter,
  said: Said = asWritten,
): readonly Challenge[] {
  const hasWords = finder(filter, said);
  return challenges.filter(
    (challenge) => facets.every((facet) => isOf(facet, challenge, filter)) && hasWords(challenge),
  );
}

/** The check boxes of a facet, in the order in which the challenges bring them up. */
export function optionsOf(
  facet: Facet,
  challenges: readonly Challenge[],
  filter: ChallengeFilter,
  said: Said = asWritten,
): FacetOption[] {
  const hasWords = finder(filter, said);
  const others = facets.filter((other) => other !== facet);
  const counts = new Map<string, number>();
  for (const challenge of challenges) {
    const isLeft = others.every((other) => isOf(other, challenge, filter)) && hasWords(challenge);
    counts.set(challenge[facet], (counts.get(challenge[facet]) ?? 0) + Number(isLeft));
  }
  return [...counts].map(([name, count]) => ({ name, count, isChosen: filter.chosen[facet].includes(name) }));
}

/** With an option ticked that was not, or the other way round. */
export function toggled(filter: ChallengeFilter, facet: Facet, name: string): ChallengeFilter {
  const before = filter.chosen[facet];
  const after = before.includes(name) ? before.filter((other) => other !== name) : [...before, name];
  return { ...filter, chosen: { ...filter.chosen, [facet]: after } };
}

/** With everything shown again, in the order in which it is shown. */
export const cleared = ({ order }: ChallengeFilter): ChallengeFilter => ({ ...noFilter, order });

/** Whether anything is sorted out. */
export const isFiltering = ({ search, chosen }: ChallengeFilter): boolean =>
  search.trim() !== '' || facets.some((facet) => chosen[facet].length > 0);

const isOf = (facet: Facet, challenge: Challenge, { chosen }: ChallengeFilter): boolean =>
  chosen[facet].length === 0 || chosen[facet].includes(challenge[facet]);

/** Tells of challenge after challenge whether it has all of the words. */
function finder({ search }: ChallengeFilter, said: Said): (challenge: Challenge) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (challenge) => {
    const text = textOf(challenge, said);
    return words.every((word) => text.includes(word));
  };
}

/** What is searched in, of every challenge that was: at every letter anew it would be most of the work. */
const texts = new WeakMap<Said, WeakMap<Challenge, string>>();

function textOf(challenge: Challenge, said: Said): string {
  const known = texts.get(said) ?? new WeakMap<Challenge, string>();
  texts.set(said, known);
  const text = known.get(challenge) ?? foldText(`${said(challenge.title)} ${said(challenge.description)}`);
  known.set(challenge, text);
  return text;
}
