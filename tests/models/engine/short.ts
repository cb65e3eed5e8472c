/** JSON without its noise; long texts by their beginning and their length. */
export function short(what: unknown): string {
  if (typeof what === 'string') return quotedAtBlanks(what.length > 60 ? `${what.slice(0, 3)}…×${what.length}` : what);
  if (what instanceof Error) return what.message;
  if (Array.isArray(what)) return `[${what.map(short).join(', ')}]`;
  if (typeof what !== 'object' || what === null) return String(what);
  return `{ ${Object.entries(what)
    .map(([name, part]) => `${name}: ${short(part)}`)
    .join(', ')} }`;
}

/** A text whose ends could not be seen. */
const quotedAtBlanks = (text: string): string => (text === '' || text !== text.trim() ? `"${text}"` : text);

/** Whether this is only a bag of names and values. */
export const isRecord = (what: unknown): what is Record<string, unknown> =>
  typeof what === 'object' && what !== null && Object.getPrototypeOf(what) === Object.prototype;
