import { type RefObject, useEffect, useRef } from 'react';

/** A machine that does nothing while nobody looks. */
interface Looked {
  send: (event: { type: 'view.shown' } | { type: 'view.hidden' }) => void;
}

/** Tells the machine whether the element can be seen: neither a tab in the background is shown anything, nor what another part of the page has the place of. */
export function useLooking(looked: Looked): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const page = current.ownerDocument;
    let isShown = false;
    const tell = (isSeen: boolean) => {
      if (isSeen !== isShown) looked.send({ type: isSeen ? 'view.shown' : 'view.hidden' });
      isShown = isSeen;
    };
    // A browser that cannot say what is on the screen shows all of the page.
    let isOnScreen = !('IntersectionObserver' in globalThis);
    const look = () => tell(isOnScreen && page.visibilityState !== 'hidden');
    const watch = isOnScreen ? undefined : new IntersectionObserver(see);
    function see(entries: readonly { isIntersecting: boolean }[]) {
      isOnScreen = entries.at(-1)?.isIntersecting ?? isOnScreen;
      look();
    }
    look();
    watch?.observe(current);
    page.addEventListener('visibilitychange', look);
    return () => {
      watch?.disconnect();
      page.removeEventListener('visibilitychange', look);
      tell(false);
    };
  }, [looked]);
  return element;
}
