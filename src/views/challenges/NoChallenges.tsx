import MapIcon from '~icons/lucide/map';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTexts } from '../useTexts.ts';

/** The site has no challenges yet. */
export function NoChallenges() {
  const { challengeTexts } = useTexts();
  return (
    <EmptyState icon={MapIcon} title={challengeTexts.none}>
      <p>{challengeTexts.noneAdvice}</p>
    </EmptyState>
  );
}
