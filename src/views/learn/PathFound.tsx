import ArrowLeftIcon from '~icons/lucide/arrow-left';
import ArrowRightIcon from '~icons/lucide/arrow-right';
import PencilRulerIcon from '~icons/lucide/pencil-ruler';
import { useSelector } from '@xstate/react';
import { Link } from '../ui/Link.tsx';
import type { LearningPath } from '#contract/entities.ts';
import { type LearnActor, selectIsLearner, selectProgress } from '#machines/pages/learnMachine.ts';
import { type PathProgress, missingOf, pathProgress } from '#machines/pages/pathProgress.ts';
import { selectHasFailed } from '#machines/pages/progressSelectors.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { withReturnTo } from '#machines/site/accountPaths.ts';
import { CourseText } from '../CourseText.tsx';
import { ProgressFailed } from '../progress/ProgressFailed.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Progress } from '../ui/Progress.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { PathSteps } from './PathSteps.tsx';

interface PathFoundProps {
  learn: LearnActor;
  path: LearningPath;
  record: LearnerProgress | null;
  /** Whether it is known who reads. */
  isRecognised: boolean;
  /** Whether it is known that nobody is signed in. */
  isVisitor: boolean;
}

/** One path: where its reader goes on, and its challenges in order. */
export function PathFound({ learn, path, record, isRecognised, isVisitor }: PathFoundProps) {
  const { learnTexts, progressTexts } = useTexts();
  const isLearner = useSelector(learn, selectIsLearner);
  const progress = useSelector(learn, selectProgress);
  const hasFailed = useSelector(progress, (state) => state !== undefined && selectHasFailed(state));
  // Of a learner it may still be on its way, or not have come: the first challenge may be solved long since.
  const isKnown = record !== null || (isRecognised && !isLearner);
  const place = isKnown ? pathProgress(path, record) : null;
  const there = path.challenges.length;
  const missing = missingOf(path);
  return (
    <>
      <p className="mb-4">
        <Link href="/learn" className="inline-flex items-center gap-1.5 text-muted no-underline hover:text-ink">
          <ArrowLeftIcon />
          {learnTexts.allPaths}
        </Link>
      </p>
      <h1 className="text-3xl font-semibold tracking-tight text-balance">
        <CourseText>{path.title}</CourseText>
      </h1>
      <p className="mt-3 max-w-44rem text-lg text-muted">
        <CourseText>{path.description}</CourseText>
      </p>
      {isLearner || !isRecognised ? null : <WhatProgressNeeds pathId={path.id} isVisitor={isVisitor} />}
      {progress !== undefined && hasFailed ? <ProgressFailed progress={progress} title={progressTexts.failed} /> : null}
      {there === 0 ? <NothingYet /> : null}
      {there === 0 || place === null ? null : <WhereToGoOn path={path} place={place} isCounted={record !== null} />}
      {there === 0 || isKnown || hasFailed ? null : <FindingThePlace />}
      {there === 0 ? null : <PathSteps path={path} next={place?.next ?? null} record={record} />}
      {missing === 0 || there === 0 ? null : (
        <p className="mt-6 text-muted">{learnTexts.more(there, path.challenge_count)}</p>
      )}
    </>
  );
}

/** What is missing for progress to be kept: a session, or the profile of who has one. */
function WhatProgressNeeds({ pathId, isVisitor }: { pathId: string; isVisitor: boolean }) {
  const { learnTexts, siteTexts, userDetailsTexts } = useTexts();
  const back = withReturnTo(`/learn/${pathId}`);
  return (
    <p className="mt-4 text-muted">
      {isVisitor ? learnTexts.signIn : learnTexts.completeProfile}{' '}
      <Link
        href={isVisitor ? `/auth/signin${back}` : `/auth/userDetails${back}`}
        className="text-accent-text underline underline-offset-3"
      >
        {isVisitor ? siteTexts.signIn : userDetailsTexts.title}
      </Link>
    </p>
  );
}

function NothingYet() {
  const { learnTexts } = useTexts();
  return (
    <EmptyState
      icon={PencilRulerIcon}
      title={learnTexts.empty}
      action={<ButtonLink to="/learn">{learnTexts.allPaths}</ButtonLink>}
    >
      <p>{learnTexts.emptyAdvice}</p>
    </EmptyState>
  );
}

/** How far the reader has come is on its way. */
function FindingThePlace() {
  const { progressTexts } = useTexts();
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {progressTexts.loading}
      </p>
      <Skeleton className="h-12 w-full max-w-20rem" />
    </div>
  );
}

interface WhereToGoOnProps {
  path: LearningPath;
  place: PathProgress;
  /** Whether it is told how many are solved. */
  isCounted: boolean;
}

function WhereToGoOn({ path, place: { solved, next, isBegun }, isCounted }: WhereToGoOnProps) {
  const { learnTexts } = useTexts();
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
          <ArrowRightIcon />
        </ButtonLink>
      )}
      {isCounted ? (
        <div className="grid w-full max-w-20rem gap-1.5">
          <p className="text-sm text-muted">{label}</p>
          <Progress label={label} value={solved} max={path.challenges.length} />
        </div>
      ) : null}
    </div>
  );
}
