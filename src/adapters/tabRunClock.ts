import type { RunClockPort } from '#machines/ports/runClockPort.ts';
import { PREFIX } from './browserPreferences.ts';

const KEY = `${PREFIX}runBegan`;

/** The beginning of the last run, in the storage of this tab by the clock of the browser. One that lies in the future is none: the clock was set back. */
export function tabRunClock(
  storage: () => Storage = () => window.sessionStorage,
  now: () => number = Date.now,
): RunClockPort {
  return {
    begin() {
      try {
        storage().setItem(KEY, String(now()));
      } catch {
        // A private window or a full store: the run is known until the page is closed.
      }
    },
    elapsed() {
      try {
        const elapsed = now() - Number.parseInt(storage().getItem(KEY) ?? '', 10);
        return elapsed >= 0 ? elapsed : null;
      } catch {
        return null;
      }
    },
  };
}
