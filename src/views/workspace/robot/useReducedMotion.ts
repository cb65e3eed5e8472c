import { useLayoutEffect } from 'react';
import type { RobotDisplayActor } from '#machines/workspace/robotDisplayMachine.ts';

/** Tells the machine that whoever looks wishes for less movement: before anything is drawn, and when the wish comes later. */
export function useReducedMotion(display: RobotDisplayActor): void {
  useLayoutEffect(() => {
    // A page that nobody paints says nothing of movement.
    if (!('matchMedia' in window)) return undefined;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const tell = () => {
      if (reducedMotion.matches) display.send({ type: 'motion.reduced' });
    };
    tell();
    reducedMotion.addEventListener('change', tell);
    return () => reducedMotion.removeEventListener('change', tell);
  }, [display]);
}
