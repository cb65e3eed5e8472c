import { CALLS, type Entry } from './logFormat.ts';

/** Ports whose calls were written down later than those of others. */
const ports = ['past.', 'topics.'];

/** Whether a log may be from before a call was heard: it has none of its port, and says nothing of it. */
export function heardLater(entries: readonly Pick<Entry, 'changes'>[]): (call: string) => boolean {
  const calls = entries.flatMap(({ changes }) => Object.keys(changes[CALLS]?.[1] ?? {}));
  const missing = ports.filter((port) => !calls.some((call) => call.startsWith(port)));
  return (call) => missing.some((port) => call.startsWith(port));
}
