/**
 * Lets what is printed give way to what is typed: in a frame that is to show a key, nothing else is drawn. Nobody sees output that comes a
 * frame later; a letter that does is felt.
 */
import { nextFrame } from './nextFrame.ts';

/**
 * Calls back with the next painted frame in which no key is shown, as `nextFrame` does; with the one after that at the latest,
 * however much is typed. `keys` is told of every key, before anybody else.
 */
export function frameBesideKeys(keys: Pick<EventTarget, 'addEventListener'>): (callBack: () => void) => () => void {
  let toShow = 0;
  keys.addEventListener(
    'keydown',
    () => {
      toShow += 1;
      // Only with the frame behind its own is it shown: whatever else waits for its own may be called later than this.
      requestAnimationFrame(() => requestAnimationFrame(() => (toShow -= 1)));
    },
    { capture: true },
  );
  return (callBack) => {
    let forget = nextFrame(() => {
      if (toShow > 0) forget = nextFrame(callBack);
      else callBack();
    });
    return () => forget();
  };
}
