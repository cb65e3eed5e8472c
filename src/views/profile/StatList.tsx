import FlagIcon from '~icons/lucide/flag';
import RouteIcon from '~icons/lucide/route';
import { Link } from '../ui/Link.tsx';
import type { ChallengeStat } from '#contract/entities.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { CourseText } from '../CourseText.tsx';
import { StatusBadge } from '../progress/StatusBadge.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { difficultyTone } from '../ui/difficultyTone.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

interface StatListProps {
  status: ChallengeStat['status'];
  stats: readonly ChallengeStat[];
  record: LearnerProgress;
}

/** The challenges of one status, each leading to its workspace. */
export function StatList({ status, stats, record }: StatListProps) {
  if (stats.length === 0) return <Nothing status={status} />;
  return (
    <ul className="divide-y divide-line">
      {stats.map((stat) => (
        <StatRow key={stat.id} stat={stat} record={record} />
      ))}
    </ul>
  );
}

function StatRow({ stat, record }: { stat: ChallengeStat; record: LearnerProgress }) {
  const { profileTexts, progressTexts } = useTexts();
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-2 py-3 hover:bg-raised">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <Link
          href={`/challenge/${stat.id}`}
          className="font-medium text-ink no-underline [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          <CourseText>{stat.title}</CourseText>
        </Link>
        {stat.completedAt === null ? null : (
          <p className="text-sm text-muted">{profileTexts.completedOn(progressTexts.on(stat.completedAt))}</p>
        )}
      </div>
      <StatusBadge record={record} challengeId={stat.id} />
      <Badge tone={difficultyTone(stat.difficulty)}>
        <CourseText>{stat.difficulty}</CourseText>
      </Badge>
      <Badge>
        <CourseText>{stat.category}</CourseText>
      </Badge>
    </li>
  );
}

function Nothing({ status }: { status: ChallengeStat['status'] }) {
  const { profileTexts } = useTexts();
  const isSolved = status === 'Completed';
  return (
    <EmptyState
      icon={isSolved ? FlagIcon : RouteIcon}
      title={isSolved ? profileTexts.noneCompleted : profileTexts.noneInProgress}
      action={
        <ButtonLink to="/challenges" size="lg">
          {profileTexts.browse}
        </ButtonLink>
      }
    >
      <p>{isSolved ? profileTexts.noneCompletedAdvice : profileTexts.noneInProgressAdvice}</p>
    </EmptyState>
  );
}
