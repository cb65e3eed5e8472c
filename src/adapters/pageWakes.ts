/** How often the page looks at the clock. A tab in the background may be let look only once a minute. */
const LOOK_MS = 1000;
/** A page that looks so much later than it meant to was not merely busy. */
const SLEPT_MS = 5000;

/**
 * Calls back whenever the page may have slept: it can be seen again, it comes out of the browser's cache, there is a network again, or more time has passed than it has noticed.
 * One sleep may be told several times.
 */
export function pageWakes(callBack: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let looked = Date.now();
  const look = () => {
    const before = looked;
    looked = Date.now();
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && looked - before > LOOK_MS + SLEPT_MS) callBack();
  };
  const timer = setInterval(look, LOOK_MS);
  const turn = () => {
    looked = Date.now();
    if (document.visibilityState === 'visible') callBack();
  };
  document.addEventListener('visibilitychange', turn, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && callBack(), { signal });
  window.addEventListener('online', callBack, { signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
