import { type RefObject, useEffect, useState } from 'react';
import type { View } from './windowOf.ts';

/** A reader this close to the end, in pixels, has reached it. */
const NEAR = 4;

/** What is seen of a box that scrolls: kept up to date as it changes its size, and as it scrolls by who says so. */
export function useView(box: RefObject<HTMLDivElement | null>): [View, (dropped: number) => boolean] {
  const [view, setView] = useState<View>({ top: 0, dropped: 0, height: 0 });

  /** Looks anew; answers whether the end is in sight. */
  const lookAgain = (dropped: number) => {
    const { current } = box;
    if (current === null) return true;
    const { scrollTop: top, clientHeight: height, scrollHeight } = current;
    const isAtEnd = top + height >= scrollHeight - NEAR;
    setView((before) => (isAtEnd && before.height === height ? before : { top, height, dropped }));
    return isAtEnd;
  };

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

  return [view, lookAgain];
}
