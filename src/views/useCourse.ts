import { useMemo } from 'react';
import type { Said } from '#machines/pages/said.ts';
import { type Teller, tellerOf } from '../texts/courseWords.ts';
import { useTexts } from './useTexts.ts';

/** Tells what the database says of the course in the language of the page. It is the same one until that changes. */
export function useCourse(): Teller {
  const { courseTexts } = useTexts();
  return useMemo(() => tellerOf(courseTexts), [courseTexts]);
}

/** The same, in words alone: what is looked for among the challenges, and sorted, is what is shown. */
export function useSaid(): Said {
  const tell = useCourse();
  return useMemo(() => (original) => tell(original).text, [tell]);
}
