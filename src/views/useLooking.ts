import { type RefObject, useEffect, useRef } from 'react';

/** A machine that does nothing while nobody looks. */
interface Looked {
  send: (event: { type: 'view.shown' } | { type: 'view.hidden' }) => void;
}

/** Tells the machine whether the element stands on a page that can be seen: a tab in the background is shown nothing. */
export function useLooking(looked: Looked): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const look = () => looked.send({ type: page?.visibilityState === 'hidden' ? 'view.hidden' : 'view.shown' });
    look();
    page?.addEventListener('visibilitychange', look);
    return () => {
      page?.removeEventListener('visibilitychange', look);
      looked.send({ type: 'view.hidden' });
    };
  }, [looked]);
  return element;
}
