import { useEffect } from 'react';
import { nearbyOf } from '../ui/handFocusOn.ts';

/**
 * What had the focus may go with a session: whoever logs out where they may stay has it on what is nearest, the way back in. The bar, whose
 * button that is, comes with the first sight of the site and has no room for this.
 */
export function useFocusAfterSignOut(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let goOn = wayOn();
    const remember = () => {
      goOn = wayOn();
    };
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      goOn?.();
    };
  }, [isSignedIn]);
}

/** From what has the focus now, should it be gone by then; undefined where nothing has it. */
function wayOn(): (() => void) | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return undefined;
  const focusNearby = nearbyOf(activeElement);
  return () => {
    if (!activeElement.isConnected) focusNearby();
  };
}
