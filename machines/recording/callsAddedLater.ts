/** Which calls of ports a log may be too old to have. */
import { CALLS, type Log } from './logFormat.ts';

/** How calls begin that were written down later than others, and since which set of them. */
const addedLater = [
  { beginning: 'past.', since: 1 },
  { beginning: 'topics.', since: 1 },
  { beginning: 'output.begin', since: 1 },
];

/** The set of calls that is heard by now, as a log says it of itself. */
export const CALLS_HEARD = Math.max(...addedLater.map(({ since }) => since));

/**
 * Whether a log is from before a call was heard. Its header says so; one that was written before headers did may be where it has
 * no call that begins so.
 */
export function callsAddedLater({ header, entries }: Pick<Log, 'header' | 'entries'>): (call: string) => boolean {
  const heard = header.calls;
  const calls = heard === undefined ? entries.flatMap(({ changes }) => Object.keys(changes[CALLS]?.[1] ?? {})) : [];
  const missing = addedLater.filter(({ beginning, since }) =>
    heard === undefined ? !calls.some((call) => call.startsWith(beginning)) : since > heard,
  );
  return (call) => missing.some(({ beginning }) => call.startsWith(beginning));
}
