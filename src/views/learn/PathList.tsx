import RouteIcon from '~icons/lucide/route';
import type { LearningPath } from '#contract/entities.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';
import { PathGrid } from './PathGrid.tsx';

interface PathListProps {
  paths: readonly LearningPath[];
  record: LearnerProgress | null;
}

/** The paths, to choose one. */
export function PathList({ paths, record }: PathListProps) {
  const { learnTexts } = useTexts();
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{learnTexts.title}</h1>
      <p className="mb-8 mt-3 max-w-44rem text-lg text-muted">{learnTexts.introduction}</p>
      {paths.length === 0 ? (
        <EmptyState
          icon={RouteIcon}
          title={learnTexts.none}
          action={<ButtonLink to="/challenges">{learnTexts.toChallenges}</ButtonLink>}
        >
          <p>{learnTexts.noneAdvice}</p>
        </EmptyState>
      ) : (
        <PathGrid paths={paths} record={record} heading="h2" />
      )}
    </>
  );
}
