/** A run of any length is shown in about so many milliseconds, and a short one as fast as it was. */
const SHOWN_MS = 12_000;

interface DriveParts {
  /** What the pointer is over. */
  picture: Element;
  /** Plays and stops; `data-playing` says which. */
  button: HTMLElement;
  /** Of the run, in milliseconds. */
  length: number;
  draw: (time: number) => void;
}

/**
 * Plays a run while the pointer is over its picture or the keyboard on its button, and after a press of the button until the next one.
 * It begins anew when it has ended. For whoever wishes for less movement nothing moves. Answers how to end it.
 */
export function playDrive({ picture, button, length, draw }: DriveParts): () => void {
  // A page that nobody paints moves nothing.
  if (!('matchMedia' in window)) return () => undefined;
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const ended = new AbortController();
  const { signal } = ended;
  const pace = Math.max(1, length / SHOWN_MS);
  let elapsed = 0;
  let before: number | undefined;
  let frame = 0;
  let isPlaying = false;

  const step = (now: number) => {
    elapsed += (now - (before ?? now)) * pace;
    before = now;
    if (elapsed > length) elapsed = 0;
    draw(elapsed);
    frame = requestAnimationFrame(step);
  };
  const play = (wanted: boolean) => {
    cancelAnimationFrame(frame);
    before = undefined;
    isPlaying = wanted && !reducedMotion.matches;
    button.toggleAttribute('data-playing', isPlaying);
    if (isPlaying) frame = requestAnimationFrame(step);
  };
  const hover = (event: Event) => {
    // A finger is over nothing before it presses.
    if (event instanceof PointerEvent && event.pointerType === 'mouse') play(event.type === 'pointerenter');
  };
  picture.addEventListener('pointerenter', hover, { signal });
  picture.addEventListener('pointerleave', hover, { signal });
  button.addEventListener('focus', () => button.matches(':focus-visible') && play(true), { signal });
  button.addEventListener('blur', () => play(false), { signal });
  button.addEventListener('click', () => play(!isPlaying), { signal });
  reducedMotion.addEventListener('change', () => play(false), { signal });
  return () => {
    ended.abort();
    cancelAnimationFrame(frame);
  };
}
