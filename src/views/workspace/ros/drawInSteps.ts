export interface SteppedDrawing<Shown> {
  /** It is drawn at once, or else at the end of the step, unless something else is shown until then. */
  show: (shown: Shown) => void;
  close: () => void;
}

/** Draws what is shown, once in a step at most. `stepMs` says how many milliseconds that is now; 0 is as often as something is shown. */
export function drawInSteps<Shown>(stepMs: () => number, draw: (shown: Shown) => void): SteppedDrawing<Shown> {
  let drawnAt = -Infinity;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function show(shown: Shown) {
    clearTimeout(waiting);
    const left = drawnAt + stepMs() - performance.now();
    if (left > 0) {
      waiting = setTimeout(() => show(shown), left);
      return;
    }
    drawnAt = performance.now();
    draw(shown);
  }

  return { show, close: () => clearTimeout(waiting) };
}
