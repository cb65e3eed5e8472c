import { Skeleton } from '../ui/Skeleton.tsx';
import { useTexts } from '../useTexts.ts';

/** The paths are on their way. */
export function PathListSkeleton() {
  const { learnTexts } = useTexts();
  return (
    <>
      <h1 className="text-3xl font-semibold tracking-tight">{learnTexts.title}</h1>
      <p role="status" className="sr-only">
        {learnTexts.loading}
      </p>
      <div aria-hidden="true" className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-76 rounded-lg" />
        ))}
      </div>
    </>
  );
}
