import { Skeleton } from '../ui/Skeleton.tsx';
import { ChallengeGrid } from './ChallengeGrid.tsx';

/** Six cards that are on their way, each at the size it will have. */
export function ChallengeGridSkeleton() {
  return (
    <div aria-hidden="true">
      <ChallengeGrid>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <li key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-16/9 rounded-none" />
            <div className="p-5">
              <Skeleton className="h-7 w-3/5" />
              <Skeleton className="mt-3 h-4" />
              <Skeleton className="mt-2 h-4 w-4/5" />
              <Skeleton className="mt-6 h-5.5 w-24" />
            </div>
          </li>
        ))}
      </ChallengeGrid>
    </div>
  );
}
