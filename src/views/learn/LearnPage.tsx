import { useSelector } from '@xstate/react';
import {
  type LearnActor,
  selectHasFailed,
  selectIsLoading,
  selectPaths,
  selectProgress,
} from '#machines/pages/learnMachine.ts';
import { selectRecord } from '#machines/pages/progressSelectors.ts';
import { PathFound } from './PathFound.tsx';
import { PathList } from './PathList.tsx';
import { PathListSkeleton } from './PathListSkeleton.tsx';
import { PathsFailed } from './PathsFailed.tsx';
import { UnknownPath } from './UnknownPath.tsx';

interface LearnPageProps {
  learn: LearnActor;
  /** The path that the address names; null where it names none. */
  pathId: string | null;
  /** Whether it is known who reads. */
  isRecognised: boolean;
  /** Whether it is known that nobody is signed in. */
  isVisitor: boolean;
}

/** All learning paths, or one of them with its challenges in order. */
export function LearnPage({ learn, pathId, ...reader }: LearnPageProps) {
  const isLoading = useSelector(learn, selectIsLoading);
  const hasFailed = useSelector(learn, selectHasFailed);
  return (
    <div className="page-width flex-1 py-10 md:py-14" aria-busy={isLoading}>
      {isLoading ? <PathListSkeleton /> : null}
      {hasFailed ? <PathsFailed learn={learn} /> : null}
      {isLoading || hasFailed ? null : <Loaded learn={learn} pathId={pathId} {...reader} />}
    </div>
  );
}

function Loaded({ learn, pathId, ...reader }: LearnPageProps) {
  const paths = useSelector(learn, selectPaths);
  const progress = useSelector(learn, selectProgress);
  const record = useSelector(progress, (state) => (state === undefined ? null : selectRecord(state)));
  const path = paths.find(({ id }) => id === pathId);
  if (pathId === null) return <PathList paths={paths} record={record} />;
  if (path === undefined) return <UnknownPath paths={paths} record={record} />;
  return <PathFound learn={learn} path={path} record={record} {...reader} />;
}
