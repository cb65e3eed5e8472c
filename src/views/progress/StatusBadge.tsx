import CheckIcon from '~icons/lucide/check';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { bestSecondsOf } from '#machines/pages/progressSelectors.ts';
import { Badge } from '../ui/Badge.tsx';
import { useTexts } from '../useTexts.ts';

interface StatusBadgeProps {
  record: LearnerProgress;
  challengeId: number;
}

/** How far a learner has come with a challenge: nothing before it is begun, and the best time once it is solved. */
export function StatusBadge({ record, challengeId }: StatusBadgeProps) {
  const { progressTexts } = useTexts();
  const status = record.stats.find(({ id }) => id === challengeId)?.status;
  if (status === undefined) return null;
  if (status === 'In Progress') return <Badge tone="accent">{progressTexts.inProgress}</Badge>;
  const seconds = bestSecondsOf(record, challengeId);
  return (
    <Badge tone="good">
      <CheckIcon />
      {seconds === null ? progressTexts.solved : progressTexts.solvedIn(seconds)}
    </Badge>
  );
}
