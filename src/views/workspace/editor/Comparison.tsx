import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts.ts';
import { type NamedText, openComparison } from './openComparison.ts';

interface ComparisonProps {
  before: NamedText;
  after: NamedText;
}

/** With less width, two texts have no room beside each other. */
const ROOM_FOR_TWO = 640;

/** What differs between two texts: side by side, on a phone one below the other. */
export function Comparison({ before, after }: ComparisonProps) {
  const place = useRef<HTMLDivElement>(null);
  const { editorPhrases } = useTexts();
  useEffect(() => {
    if (place.current === null) return undefined;
    const isNarrow = place.current.clientWidth < ROOM_FOR_TWO;
    return openComparison(place.current, { before, after, phrases: editorPhrases }, isNarrow);
  }, [before, after, editorPhrases]);
  return (
    <>
      <div aria-hidden="true" className="grid text-sm text-faint md:grid-cols-2">
        <p className="truncate px-1 pb-1">
          <span className="text-bad">− </span>
          {before.name}
        </p>
        <p className="truncate px-1 pb-1">
          <span className="text-good">+ </span>
          {after.name}
        </p>
      </div>
      <div ref={place} className="max-h-60vh min-h-0 overflow-auto rounded border border-line" />
    </>
  );
}
