import type { LearningPath } from '#contract/entities.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTexts } from '../useTexts.ts';
import { PathGrid } from './PathGrid.tsx';

interface UnknownPathProps {
  paths: readonly LearningPath[];
  record: LearnerProgress | null;
}

/** The address names a path that there is not: those that there are lead on. */
export function UnknownPath({ paths, record }: UnknownPathProps) {
  const { learnTexts } = useTexts();
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{learnTexts.unknown}</h1>
      <p className="mb-8 mt-3 max-w-44rem text-lg text-muted">
        {paths.length === 0 ? learnTexts.noneAdvice : learnTexts.unknownAdvice}
      </p>
      {paths.length === 0 ? (
        <ButtonLink to="/challenges">{learnTexts.toChallenges}</ButtonLink>
      ) : (
        <PathGrid paths={paths} record={record} heading="h2" />
      )}
    </>
  );
}
