import { type RefObject, useEffect, useState } from 'react';
import type { View } from './windowOf.ts';

/** A reader this close to the end, in pixels, follows it. */
const NEAR = 4;

/** What is seen of a box that scrolls: kept up to date as it scrolls and changes its size. */
export function useView(box: RefObject<HTMLDivElement | null>, dropped: () => number): [View, () => void] {
  const [view, setView] = useState<View>({ top: 0, dropped: 0, height: 0, isFollowing: true });

  const lookAgain = () => {
    const { current } = box;
    if (current === null) return;
    const { scrollTop: top, clientHeight: height, scrollHeight } = current;
    const isFollowing = top + height >= scrollHeight - NEAR;
    setView((before) =>
      before.isFollowing && isFollowing && before.height === height
        ? before
        : { top, height, isFollowing, dropped: dropped() },
    );
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
