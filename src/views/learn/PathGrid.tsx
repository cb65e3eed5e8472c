import type { LearningPath } from '#contract/entities.ts';
import { pathProgress } from '#machines/pages/pathProgress.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { CourseText } from '../CourseText.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../useTexts.ts';
import { PathCard } from './PathCard.tsx';
import { PathCards } from './PathCards.tsx';

interface PathGridProps {
  paths: readonly LearningPath[];
  record: LearnerProgress | null;
  heading: 'h2' | 'h3';
}

/** The paths, with how far a learner has come on each. */
export function PathGrid({ paths, record, heading }: PathGridProps) {
  return (
    <PathCards>
      {paths.map((path) => (
        <PathCard
          key={path.id}
          id={path.id}
          title={<CourseText>{path.title}</CourseText>}
          description={<CourseText>{path.description}</CourseText>}
          challengeCount={path.challenge_count}
          image={path.image}
          heading={heading}
        >
          {record === null ? null : <SolvedBadge path={path} record={record} />}
        </PathCard>
      ))}
    </PathCards>
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
