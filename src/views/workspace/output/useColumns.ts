import { type RefObject, useEffect, useState } from 'react';

/** Fewer are no room for text: the window is not laid out. */
const FEWEST = 8;

/** Room for what is lost when widths are rounded. */
const SLACK = 2;

/** How many letters of the output stand beside each other, measured at an empty row; null before it was measured. */
export function useColumns(room: RefObject<HTMLElement | null>, letters: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const width = (room.current?.clientWidth ?? 0) - SLACK;
      // The other is a hundred letters wide.
      const fitting = Math.floor((width * 100) / (letters.current?.getBoundingClientRect().width ?? 0));
      setColumns(Number.isFinite(fitting) && fitting >= FEWEST ? fitting : null);
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [room, letters]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, [room, letters]);
  return columns;
}
