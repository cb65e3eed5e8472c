/** How long a page that is not painted, such as a hidden tab, waits for its next frame. */
const HIDDEN_INTERVAL_MS = 500;

/** Calls back with the next painted frame, or after a while when none is painted; not at all once the returned function was called. */
export function nextFrame(callBack: () => void): () => void {
  const once = () => {
    forget();
    callBack();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, HIDDEN_INTERVAL_MS);
  const forget = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return forget;
}
