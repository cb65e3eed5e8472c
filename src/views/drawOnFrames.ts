export type Screen = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>;

export interface Drawings {
  /** Draws with the screen's next frame that may have a drawing. */
  request(): void;
  /** Draws with the very next frame, whenever it was drawn last: for what has been emptied. */
  requestAtOnce(): void;
  cancel(): void;
}

/** A frame of the screen that comes so little before its time has the drawing: the next one would be a whole frame late. */
const EARLY_MS = 1;

/**
 * Draws with the frames of a screen: only after somebody has asked, and no more often than once in `frameMs` milliseconds, over a while: what a frame of the
 * screen comes late is no part of the next wait. `draw` is given the time in milliseconds, and answers whether the next frame will differ.
 */
export function drawOnFrames(screen: Screen, frameMs: number, draw: (now: number) => boolean): Drawings {
  let next = 0;
  let dueAt = -Infinity;
  const request = () => {
    if (next === 0) next = screen.requestAnimationFrame(onFrame);
  };
  const onFrame = (now: number) => {
    next = 0;
    if (now < dueAt - EARLY_MS) return request();
    const late = now - dueAt;
    dueAt = now + frameMs - (late < frameMs ? late : 0);
    if (draw(now)) request();
  };
  return {
    request,
    requestAtOnce() {
      dueAt = -Infinity;
      request();
    },
    cancel() {
      screen.cancelAnimationFrame(next);
      next = 0;
    },
  };
}
