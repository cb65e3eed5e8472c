import AwardIcon from '~icons/lucide/award';
import { useSelector } from '@xstate/react';
import {
  type ProgressActor,
  selectAchievements,
  selectHasFailedAchievements,
  selectIsLoadingAchievements,
} from '#machines/pages/progressSelectors.ts';
import { CourseText } from '../CourseText.tsx';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../useTexts.ts';

/** The achievements that were earned. */
export function Badges({ progress }: { progress: ProgressActor }) {
  const { profileTexts } = useTexts();
  const isLoading = useSelector(progress, selectIsLoadingAchievements);
  const hasFailed = useSelector(progress, selectHasFailedAchievements);
  const earned = useSelector(progress, selectAchievements).filter((achievement) => achievement.earned);
  if (isLoading || hasFailed) return null;
  if (earned.length === 0) return <p className="text-muted">{profileTexts.noBadges}</p>;
  return (
    <ul aria-label={profileTexts.badges} className="flex flex-wrap gap-2">
      {earned.map(({ name }) => (
        <li key={name}>
          <Badge tone="accent">
            <AwardIcon />
            <CourseText>{name}</CourseText>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
