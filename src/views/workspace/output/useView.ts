import { type RefObject, useEffect, useState } from 'react';
import type { RowIndex } from './RowIndex.ts';
import { type View, placeIn } from './windowOf.ts';

/** A reader this close to the end, in pixels, has reached it. */
const NEAR = 4;

interface Look {
  view: View;
  /** Looks anew after a scroll; answers whether the end is in sight. */
  lookAgain: (index: RowIndex) => boolean;
  /** Brings the row of this number to the middle. */
  goTo: (number: number) => void;
}

/** What is seen of a box that scrolls: kept up to date as it changes its size, and as it scrolls by who says so. */
export function useView(box: RefObject<HTMLDivElement | null>): Look {
  const [view, setView] = useState<View>({ number: 0, offset: 0, height: 0 });

  const lookAgain = (index: RowIndex) => {
    const { current } = box;
    if (current === null) return true;
    const { scrollTop, clientHeight: height, scrollHeight } = current;
    const isAtEnd = scrollTop + height >= scrollHeight - NEAR;
    setView((before) => (isAtEnd && before.height === height ? before : { ...placeIn(index, scrollTop), height }));
    return isAtEnd;
  };

  const goTo = (number: number) => setView((before) => ({ ...before, number, offset: -before.height / 2 }));

  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      setView((before) => (before.height === height ? before : { ...before, height }));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);

  return { view, lookAgain, goTo };
}
