import { type RefObject, useEffect, useState } from 'react';
import type { HeadRoom } from './HeadRoom.ts';
import type { RowIndex } from './RowIndex.ts';
import { ROW_HEIGHT, type View, placeIn } from './windowOf.ts';

/** A reader this close to the end, in pixels, has reached it. */
const NEAR = 4;

interface Look {
  view: View;
  /** Looks anew after a scroll, with so many lines of empty room above the first one; answers whether the end is in sight. */
  lookAgain: (index: RowIndex, room: number) => boolean;
  /** Makes the box as high as its lines, before its scroll bar is moved. */
  closeRoom: () => void;
  /** Brings the row of this number to the middle. */
  goTo: (number: number) => void;
}

/** What is seen of a box that scrolls: kept up to date as it changes its size, and as it scrolls by who says so. */
export function useView(box: RefObject<HTMLDivElement | null>, headRoom: HeadRoom): Look {
  const [view, setView] = useState<View>({ number: 0, offset: 0, height: 0 });

  const lookAgain = (index: RowIndex, room: number) => {
    const { current } = box;
    if (current === null) return true;
    const { scrollTop, clientHeight: height, scrollHeight } = current;
    const isAtEnd = scrollTop + height >= scrollHeight - NEAR;
    const top = scrollTop - room * ROW_HEIGHT;
    if (top < 0) headRoom.close();
    // Asked here and not of React, which would render once more to find that nothing has changed.
    if (!isAtEnd || view.height !== height) setView({ ...placeIn(index, Math.max(0, top)), height });
    return isAtEnd;
  };

  const closeRoom = () => {
    headRoom.close();
    setView((before) => ({ ...before }));
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

  return { view, lookAgain, closeRoom, goTo };
}
