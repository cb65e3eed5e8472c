import { type ReactNode, Suspense, useMemo } from 'react';
import { fetched } from '../fetched.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

const Comparison = fetched(async () => (await import('./editor/Comparison.tsx')).Comparison);

interface ComparisonDialogProps {
  title: string;
  before: { name: string; text: string };
  after: { name: string; text: string };
  actions: ReactNode;
  onClose: () => void;
}

/** Two texts and what differs; what compares them is fetched when it is wanted. */
export function ComparisonDialog({ title, before, after, actions, onClose }: ComparisonDialogProps) {
  const { name: nameBefore, text: textBefore } = before;
  const { name: nameAfter, text: textAfter } = after;
  const shownBefore = useMemo(() => ({ name: nameBefore, text: textBefore }), [nameBefore, textBefore]);
  const shownAfter = useMemo(() => ({ name: nameAfter, text: textAfter }), [nameAfter, textAfter]);
  return (
    <Dialog isOpen isWide title={title} onClose={onClose} actions={actions}>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Comparison before={shownBefore} after={shownAfter} />
      </Suspense>
    </Dialog>
  );
}
