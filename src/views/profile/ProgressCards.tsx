import { useSelector } from '@xstate/react';
import {
  type ProgressActor,
  selectHasFailed,
  selectIsLoading,
  selectRecord,
} from '#machines/pages/progressSelectors.ts';
import { CourseProgress } from '../progress/CourseProgress.tsx';
import { ProgressFailed } from '../progress/ProgressFailed.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';
import { Badges } from './Badges.tsx';
import { Statistics } from './Statistics.tsx';

/** How much of the course is solved, what was earned with it, and the figures. */
export function ProgressCards({ progress }: { progress: ProgressActor }) {
  const { progressTexts } = useTexts();
  const isLoading = useSelector(progress, selectIsLoading);
  const hasFailed = useSelector(progress, selectHasFailed);
  const record = useSelector(progress, selectRecord);
  if (isLoading) return <Loading />;
  if (hasFailed || record === null)
    return (
      <Card className="p-6">
        <ProgressFailed progress={progress} title={progressTexts.failed} />
      </Card>
    );
  return (
    <>
      <Card className="grid gap-4 p-6">
        <CourseProgress record={record} />
        <Badges progress={progress} />
      </Card>
      <Statistics record={record} />
    </>
  );
}

function Loading() {
  const { progressTexts } = useTexts();
  return (
    <Card className="p-6">
      <div role="status" aria-label={progressTexts.loading} className="grid gap-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
      </div>
    </Card>
  );
}
