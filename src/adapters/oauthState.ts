/** What this browser remembers of a way in that leads through another page: where to go then, and that it began here. */
const RETURN_TO = 'servolab:returnTo';
const BEGINNING = 'servolab:beginning';
const RETURN_TO_KEPT_MS = 60 * 60_000;
const BEGINNING_KEPT_MS = 10 * 60_000;
const LONGEST_PATH = 2048;

export interface OauthState {
  /** A way in begins in this tab; `returnTo` is kept when it is a path, and replaces an older one. */
  begin(returnTo: string | null): void;
  /** Whether one began in this tab in the last ten minutes; asking uses it up. */
  takeBeginning(): boolean;
  /** The path of the last hour's beginning, in whichever tab; asking uses it up. */
  takeReturnTo(): string | null;
  forget(): void;
}

/** A browser that forbids storage remembers nothing. */
export function oauthState(browser: Window, now: () => number = Date.now): OauthState {
  const returnTos = trace(() => browser.localStorage, RETURN_TO, RETURN_TO_KEPT_MS, now);
  const beginnings = trace(() => browser.sessionStorage, BEGINNING, BEGINNING_KEPT_MS, now);
  return {
    begin(returnTo) {
      beginnings.leave('');
      if (returnTo !== null && isPath(returnTo)) returnTos.leave(returnTo);
      else returnTos.erase();
    },
    takeBeginning: () => beginnings.take() !== null,
    takeReturnTo() {
      const returnTo = returnTos.take();
      return returnTo !== null && isPath(returnTo) ? returnTo : null;
    },
    forget() {
      returnTos.erase();
      beginnings.erase();
    },
  };
}

function trace(storage: () => Storage, key: string, keptMs: number, now: () => number) {
  const erase = () => attempt(() => storage().removeItem(key));
  return {
    erase,
    leave: (text: string) => attempt(() => storage().setItem(key, JSON.stringify({ text, at: now() }))),
    take(): string | null {
      const record = attempt((): unknown => JSON.parse(storage().getItem(key) ?? 'null'));
      erase();
      if (!isRecord(record)) return null;
      // A clock that was set back makes a record of the future: that is no fresh one.
      const age = now() - record.at;
      return age >= 0 && age <= keptMs ? record.text : null;
    },
  };
}

function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is { text: string; at: number } {
  if (typeof value !== 'object' || value === null) return false;
  return 'text' in value && typeof value.text === 'string' && 'at' in value && typeof value.at === 'number';
}

/** Whether it may be followed is for the machines to say; what is no path of a site at all is not even kept. */
const isPath = (returnTo: string): boolean => returnTo.length <= LONGEST_PATH && /^\/(?![/\\])\P{Cc}*$/u.test(returnTo);
