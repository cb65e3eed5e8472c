import { Link } from 'wouter';
import type { LearningPath } from '#contract/entities.ts';
import { pathProgress } from '#machines/pages/pathProgress.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { ChallengeArtwork } from '../challenges/ChallengeArtwork.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../useTexts.ts';

interface PathGridProps {
  paths: readonly LearningPath[];
  record: LearnerProgress | null;
  heading: 'h2' | 'h3';
}

/** Whose drawing stands above a path; every other path shows a servo. */
const artwork: Readonly<Record<string, string>> = {
  navigation: 'Navigation',
  manipulation: 'Manipulation',
  vision: 'Exploration',
};

/** The paths as cards: one on a phone, two on a tablet, four on a desk. */
export function PathGrid({ paths, record, heading: Heading }: PathGridProps) {
  const { learnTexts } = useTexts();
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">
      {paths.map((path) => (
        <li
          key={path.id}
          className="moves group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-raised hover:border-edge hover:bg-raised has-focus-visible:border-accent"
        >
          <div className="graph-paper relative aspect-16/9 overflow-hidden border-b border-line bg-sunken">
            <ChallengeArtwork category={artwork[path.id] ?? ''} />
          </div>
          <div className="flex flex-1 flex-col p-5">
            <Heading className="text-xl [overflow-wrap:anywhere] font-semibold tracking-tight">
              <Link href={`/learn/${path.id}`} className="text-ink no-underline after:absolute after:inset-0">
                {path.title}
              </Link>
            </Heading>
            <p className="mt-2 flex-1 text-base text-muted">{path.description}</p>
            <p className="mt-5 flex flex-wrap gap-2">
              <Badge>{learnTexts.challenges(path.challenge_count)}</Badge>
              {record === null ? null : <SolvedBadge path={path} record={record} />}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function SolvedBadge({ path, record }: { path: LearningPath; record: LearnerProgress }) {
  const { learnTexts } = useTexts();
  const there = path.challenges.length;
  const { solved, isBegun } = pathProgress(path, record);
  if (!isBegun) return null;
  return (
    <Badge tone={solved === there ? 'good' : 'accent'}>
      {solved === there ? learnTexts.allSolved : learnTexts.solved(solved, there)}
    </Badge>
  );
}
