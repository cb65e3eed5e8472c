import { CALLS, type Entry } from './logFormat.ts';

/** How calls begin that were written down later than others. */
const beginnings = ['past.', 'topics.', 'output.begin'];

/** Whether a log may be from before a call was heard: it has none that begins so, and says nothing of it. */
export function callsAddedLater(entries: readonly Pick<Entry, 'changes'>[]): (call: string) => boolean {
  const calls = entries.flatMap(({ changes }) => Object.keys(changes[CALLS]?.[1] ?? {}));
  const missing = beginnings.filter((beginning) => !calls.some((call) => call.startsWith(beginning)));
  return (call) => missing.some((beginning) => call.startsWith(beginning));
}
