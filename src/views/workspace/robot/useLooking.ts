import { type RefObject, useEffect, useRef } from 'react';
import type { RobotViewActor } from '#machines/workspace/robotViewMachine.ts';

/** Tells the machine whether the element stands on a page that can be seen: a tab in the background is shown nothing. */
export function useLooking(robotView: RobotViewActor): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const look = () => robotView.send({ type: page?.visibilityState === 'hidden' ? 'view.hidden' : 'view.shown' });
    look();
    page?.addEventListener('visibilitychange', look);
    return () => {
      page?.removeEventListener('visibilitychange', look);
      robotView.send({ type: 'view.hidden' });
    };
  }, [robotView]);
  return element;
}
