/** In which order challenges are shown. */
import type { Challenge, ChallengeStat } from '#contract/entities.ts';
import type { LearnerProgress } from '../ports/progressPort.ts';
import { type Said, asWritten } from './said.ts';

/** `path` is the order of the learning paths, in which the challenges come. */
export const challengeOrders = ['path', 'difficulty', 'title', 'progress'] as const;
export type ChallengeOrder = (typeof challengeOrders)[number];

/** What titles are read as, and the language whose alphabet they follow. */
interface Reader {
  said?: Said;
  language?: string;
}

/** The challenges in this order; those that are equal in it stay as they were. Without a record everything is new. */
export function inOrder(
  challenges: readonly Challenge[],
  order: ChallengeOrder,
  record: LearnerProgress | null,
  { said = asWritten, language = 'en' }: Reader = {},
): readonly Challenge[] {
  if (order === 'path') return challenges;
  if (order === 'title') return byTitle(challenges, said, language);
  const rank = order === 'difficulty' ? hardness : turnOf(record);
  return challenges.toSorted((one, other) => rank(one) - rank(other));
}

function byTitle(challenges: readonly Challenge[], said: Said, language: string): readonly Challenge[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return challenges.toSorted((one, other) => compare(said(one.title), said(other.title)));
}

const scale = ['Easy', 'Medium', 'Hard', 'Expert'];

/** What is not on the scale comes last. */
const hardness = ({ difficulty }: Challenge): number =>
  (scale.indexOf(difficulty) + scale.length + 1) % (scale.length + 1);

/** First what is begun, then what is new, then what is solved. */
const turns: Readonly<Record<ChallengeStat['status'], number>> = { 'In Progress': 0, Completed: 2 };
const NEW = 1;

function turnOf(record: LearnerProgress | null): (challenge: Challenge) => number {
  const statuses = new Map(record?.stats.map(({ id, status }) => [id, turns[status]]));
  return ({ id }) => statuses.get(id) ?? NEW;
}
