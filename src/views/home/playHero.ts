import { drawOnFrames } from '../drawOnFrames.ts';

/** Simulated milliseconds for one of the clock. */
const PACE = 3;

/** The time from one drawing to the next: every second frame of a screen that has 60 in a second, which moves as smoothly as a film. */
const FRAME_MS = 1000 / 30;

/** So long the end is shown before it begins again. */
const REST_MS = 3000;

/**
 * Tells, some thirty times a second, which moment of a run of `length` milliseconds is to be drawn, again and again, while the drawing can be seen and
 * nobody wishes for less movement. A press on the button stops it, and lets it go on; `aria-pressed` says which. Answers how to end it.
 */
export function playHero(drawing: Element, button: Element, length: number, draw: (time: number) => void): () => void {
  // A page that nobody paints moves nothing.
  if (!('matchMedia' in window) || !('IntersectionObserver' in window)) return () => undefined;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const ended = new AbortController();
  const { signal } = ended;
  let isSeen = false;
  let isStopped = false;
  let elapsed = 0;
  let before: number | undefined;

  const drawings = drawOnFrames(window, FRAME_MS, (now) => {
    elapsed += now - (before ?? now);
    before = now;
    draw(Math.min((elapsed % (length / PACE + REST_MS)) * PACE, length));
    return true;
  });
  const goOn = () => {
    drawings.cancel();
    before = undefined;
    if (isSeen && !isStopped && !reducedMotion.matches) drawings.request();
  };
  const watch = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false;
    goOn();
  });
  const press = () => {
    isStopped = !isStopped;
    button.setAttribute('aria-pressed', String(isStopped));
    goOn();
  };
  watch.observe(drawing);
  button.addEventListener('click', press, { signal });
  reducedMotion.addEventListener('change', goOn, { signal });
  return () => {
    ended.abort();
    watch.disconnect();
    drawings.cancel();
  };
}
