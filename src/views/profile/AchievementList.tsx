import AwardIcon from '~icons/lucide/award';
import { useSelector } from '@xstate/react';
import type { Achievement } from '#contract/entities.ts';
import {
  type ProgressActor,
  selectAchievements,
  selectHasFailedAchievements,
  selectIsLoadingAchievements,
} from '#machines/pages/progressSelectors.ts';
import { CourseText } from '../CourseText.tsx';
import { ProgressFailed } from '../progress/ProgressFailed.tsx';
import { AchievementImage } from './AchievementImage.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';

/** What there is to earn, how, and what of it was earned. */
export function AchievementList({ progress }: { progress: ProgressActor }) {
  const { profileTexts } = useTexts();
  const isLoading = useSelector(progress, selectIsLoadingAchievements);
  const hasFailed = useSelector(progress, selectHasFailedAchievements);
  const achievements = useSelector(progress, selectAchievements);
  if (isLoading) return <Skeleton className="h-12 w-full" />;
  if (hasFailed) return <ProgressFailed progress={progress} title={profileTexts.achievementsFailed} />;
  if (achievements.length === 0) return <EmptyState icon={AwardIcon} title={profileTexts.noAchievements} />;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {achievements.map((achievement) => (
        <AchievementCard key={achievement.name} achievement={achievement} />
      ))}
    </ul>
  );
}

function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { profileTexts } = useTexts();
  const { name, description, earned } = achievement;
  return (
    <li className="flex items-center gap-4 rounded border border-line bg-raised p-4">
      <AchievementImage achievement={achievement} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          <CourseText>{name}</CourseText>
          {earned ? <Badge tone="good">{profileTexts.earned}</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          <CourseText>{description}</CourseText>
        </p>
      </div>
    </li>
  );
}
