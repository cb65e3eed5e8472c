import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { statsOf } from '#machines/pages/progressSelectors.ts';
import { Progress } from '../ui/Progress.tsx';
import { useTexts } from '../useTexts.ts';

/** How many challenges of the course are solved. */
export function CourseProgress({ record }: { record: LearnerProgress }) {
  const { progressTexts } = useTexts();
  const solved = statsOf(record, 'Completed').length;
  const label = progressTexts.completed(solved, record.challenges);
  return (
    <div className="grid gap-2">
      <p className="font-medium text-ink">{label}</p>
      <Progress label={label} value={solved} max={record.challenges} />
    </div>
  );
}
