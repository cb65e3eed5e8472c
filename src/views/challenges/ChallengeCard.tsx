import ArrowRightIcon from '~icons/lucide/arrow-right';
import { Link } from '../ui/Link.tsx';
import type { Challenge } from '#contract/entities.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { CourseText } from '../CourseText.tsx';
import { StatusBadge } from '../progress/StatusBadge.tsx';
import { Badge } from '../ui/Badge.tsx';
import { difficultyTone } from '../ui/difficultyTone.ts';
import { ChallengeImage } from './ChallengeImage.tsx';

interface ChallengeCardProps {
  challenge: Challenge;
  /** How far its reader has come, where that is known. */
  record?: LearnerProgress | null;
  /** One below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
}

/** A challenge at a glance; the whole card leads to its workspace. */
export function ChallengeCard({ challenge, record = null, heading: Heading = 'h3' }: ChallengeCardProps) {
  return (
    <li className="moves group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-raised hover:border-edge hover:bg-raised has-focus-visible:border-accent">
      <ChallengeImage challenge={challenge} className="border-b" />
      <div className="flex flex-1 flex-col p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <Heading className="text-xl [overflow-wrap:anywhere] font-semibold tracking-tight">
            <Link href={`/challenge/${challenge.id}`} className="text-ink no-underline after:absolute after:inset-0">
              <CourseText>{challenge.title}</CourseText>
            </Link>
          </Heading>
          <Badge tone={difficultyTone(challenge.difficulty)}>
            <CourseText>{challenge.difficulty}</CourseText>
          </Badge>
        </div>
        <p className="mt-2 flex-1 text-base text-muted">
          <CourseText>{challenge.description}</CourseText>
        </p>
        <div className="mt-5 flex items-center justify-between">
          <span className="flex flex-wrap gap-2">
            <Badge>
              <CourseText>{challenge.category}</CourseText>
            </Badge>
            {record === null ? null : <StatusBadge record={record} challengeId={challenge.id} />}
          </span>
          <ArrowRightIcon className="moves text-lg text-faint group-hover:translate-x-1 group-hover:text-accent-text" />
        </div>
      </div>
    </li>
  );
}
