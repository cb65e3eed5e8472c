import { useSelector } from '@xstate/react';
import { Link } from '../ui/Link.tsx';
import type { LearningPath } from '#contract/entities.ts';
import { type LearnActor, selectIsLearner, selectProgress } from '#machines/pages/learnMachine.ts';
import { missingOf, pathProgress } from '#machines/pages/pathProgress.ts';
import { type ProgressActor, selectHasFailed } from '#machines/pages/progressSelectors.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { CourseText } from '../CourseText.tsx';
import { ProgressFailed } from '../progress/ProgressFailed.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Progress } from '../ui/Progress.tsx';
import { useTexts } from '../useTexts.ts';
import { PathSteps } from './PathSteps.tsx';

interface PathFoundProps {
  learn: LearnActor;
  path: LearningPath;
  record: LearnerProgress | null;
}

/** One path: where its reader goes on, and its challenges in order. */
export function PathFound({ learn, path, record }: PathFoundProps) {
  const { learnTexts, siteTexts } = useTexts();
  const isLearner = useSelector(learn, selectIsLearner);
  const progress = useSelector(learn, selectProgress);
  const there = path.challenges.length;
  const missing = missingOf(path);
  return (
    <>
      <p className="mb-4">
        <Link href="/learn" className="inline-flex items-center gap-1.5 text-muted no-underline hover:text-ink">
          <span aria-hidden="true" className="i-lucide-arrow-left" />
          {learnTexts.allPaths}
        </Link>
      </p>
      <h1 className="text-3xl font-semibold tracking-tight text-balance">
        <CourseText>{path.title}</CourseText>
      </h1>
      <p className="mt-3 max-w-44rem text-lg text-muted">
        <CourseText>{path.description}</CourseText>
      </p>
      {isLearner ? null : (
        <p className="mt-4 text-muted">
          {learnTexts.signIn}{' '}
          <Link
            href={`/auth/signin?redirect=${encodeURIComponent(`/learn/${path.id}`)}`}
            className="text-accent-text underline underline-offset-3"
          >
            {siteTexts.signIn}
          </Link>
        </p>
      )}
      {progress === undefined ? null : <ProgressTrouble progress={progress} />}
      {there === 0 ? <NothingYet /> : <WhereToGoOn path={path} record={record} />}
      {there === 0 ? null : <PathSteps path={path} record={record} />}
      {missing === 0 || there === 0 ? null : (
        <p className="mt-6 text-muted">{learnTexts.more(there, path.challenge_count)}</p>
      )}
    </>
  );
}

function ProgressTrouble({ progress }: { progress: ProgressActor }) {
  const { progressTexts } = useTexts();
  return useSelector(progress, selectHasFailed) ? (
    <ProgressFailed progress={progress} title={progressTexts.failed} />
  ) : null;
}

function NothingYet() {
  const { learnTexts } = useTexts();
  return (
    <EmptyState
      icon="i-lucide-pencil-ruler"
      title={learnTexts.empty}
      action={<ButtonLink to="/learn">{learnTexts.allPaths}</ButtonLink>}
    >
      <p>{learnTexts.emptyAdvice}</p>
    </EmptyState>
  );
}

function WhereToGoOn({ path, record }: Pick<PathFoundProps, 'path' | 'record'>) {
  const { learnTexts } = useTexts();
  const { solved, next, isBegun } = pathProgress(path, record);
  const label = learnTexts.solved(solved, path.challenges.length);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
      {next === null ? (
        <p className="font-medium text-good">{learnTexts.done}</p>
      ) : (
        <ButtonLink
          to={`/challenge/${next.id}`}
          variant="primary"
          size="lg"
          className="h-auto! min-h-12 max-w-full py-2 whitespace-normal!"
        >
          <span>
            {isBegun ? learnTexts.goOn : learnTexts.begin}
            {': '}
            <CourseText>{next.title}</CourseText>
          </span>
          <span aria-hidden="true" className="i-lucide-arrow-right" />
        </ButtonLink>
      )}
      {record === null ? null : (
        <div className="grid w-full max-w-20rem gap-1.5">
          <p className="text-sm text-muted">{label}</p>
          <Progress label={label} value={solved} max={path.challenges.length} />
        </div>
      )}
    </div>
  );
}
