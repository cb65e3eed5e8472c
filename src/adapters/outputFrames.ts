/**
 * The frames in which it is shown what is printed. A flood takes fewer of them than are painted: more lines than a window holds are read by
 * nobody, and to lay out and paint window after window is most of what a flood costs the page.
 */
import { nextFrame } from './nextFrame.ts';

/** More lines than a window usually shows. */
const READABLE_LINES = 40;
/** From one frame of a flood to the next, at least: what comes within a tenth of a second is taken to come at once. */
const FLOOD_INTERVAL_MS = 100;

export interface OutputFrames {
  /** To be called for all lines that come. */
  came: (lines: number) => void;
  /** Calls back with the next frame in which output is shown, unless the returned function was called. */
  next: (callBack: () => void) => () => void;
}

export function outputFrames(atNextFrame: (callBack: () => void) => unknown = nextFrame): OutputFrames {
  const waiting = new Set<() => void>();
  let isAsked = false;
  let fresh = 0;

  const ask = () => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    atNextFrame(show);
  };
  const show = () => {
    const isFlood = fresh > READABLE_LINES;
    const due = [...waiting];
    fresh = 0;
    waiting.clear();
    for (const callBack of due) callBack();
    if (isFlood) setTimeout(goOn, FLOOD_INTERVAL_MS);
    else goOn();
  };
  const goOn = () => {
    isAsked = false;
    ask();
  };

  return {
    came: (lines) => void (fresh += lines),
    next(callBack) {
      waiting.add(callBack);
      ask();
      return () => void waiting.delete(callBack);
    },
  };
}
