import type { ReactNode } from 'react';
import { completionOf } from '#machines/pages/progressSelectors.ts';
import type { LearnerProgress } from '#machines/ports/progressPort.ts';
import { CourseText } from '../CourseText.tsx';
import { Card } from '../ui/Card.tsx';
import { useTexts } from '../useTexts.ts';

/** A learner's course in four figures. What cannot be known yet says so. */
export function Statistics({ record }: { record: LearnerProgress }) {
  const { profileTexts, progressTexts } = useTexts();
  const { average_seconds: average, favorite_category: category, current_streak: streak } = record;
  return (
    <Card className="p-6">
      <h2 className="text-lg font-semibold text-ink">{profileTexts.statistics}</h2>
      <dl className="mt-4 grid gap-4">
        <Figure name={profileTexts.completionRate} value={progressTexts.share(completionOf(record))} />
        <Figure
          name={profileTexts.averageTime}
          hint={profileTexts.averageTimeHint}
          value={average === null ? null : progressTexts.seconds(average)}
        />
        <Figure
          name={profileTexts.favoriteCategory}
          value={category === null ? null : <CourseText>{category}</CourseText>}
        />
        <Figure
          name={profileTexts.currentStreak}
          hint={profileTexts.currentStreakHint}
          value={streak === 0 ? null : progressTexts.days(streak)}
        />
      </dl>
    </Card>
  );
}

interface FigureProps {
  name: string;
  hint?: string;
  value: ReactNode;
}

function Figure({ name, hint, value }: FigureProps) {
  const { profileTexts } = useTexts();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-muted">
        {name}
        {hint === undefined ? null : <span className="block text-sm text-faint">{hint}</span>}
      </dt>
      <dd className={`whitespace-nowrap font-medium ${value === null ? 'text-faint' : 'text-ink'}`}>
        {value ?? profileTexts.nothingYet}
      </dd>
    </div>
  );
}
