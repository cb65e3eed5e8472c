/** The programs of a sandbox that read topics: how the agent starts them, and how they understand it. */
import type { TypedTopic } from '../middleware/Topic.ts';
import { sandboxPlaces } from '../sandbox/sandboxPlaces.ts';

const WORKS = ['read', 'count'] as const;
type Work = (typeof WORKS)[number];

/** What is started to do this with these topics. */
export function readingProgram(work: Work, topics: readonly TypedTopic[]): readonly string[] {
  return [sandboxPlaces.node, sandboxPlaces.robot, work, ...topics.flatMap(({ name, type }) => [name, type])];
}

/** What the process with these arguments was started for; undefined where that is something else. */
export function readingOf(argv: readonly string[]): { work: Work; topics: TypedTopic[] } | undefined {
  const [, , named, ...words] = argv;
  const work = WORKS.find((one) => one === named);
  if (work === undefined) return undefined;
  const names = words.filter((_, at) => at % 2 === 0);
  return { work, topics: names.map((name, at) => ({ name, type: words[2 * at + 1] ?? '' })) };
}
