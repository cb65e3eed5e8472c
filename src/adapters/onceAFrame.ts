import { nextFrame } from './nextFrame.ts';

/** Calls back all of them, once a painted frame however often it is asked to. */
export function onceAFrame(
  listeners: ReadonlySet<() => void>,
  atNextFrame: (callBack: () => void) => unknown = nextFrame,
): () => void {
  let isTelling = false;
  return () => {
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    atNextFrame(() => {
      isTelling = false;
      for (const changed of listeners) changed();
    });
  };
}
