/** Deeper than anything that people write; the database gives up at a few thousand levels. */
const DEEPEST = 100;

/** Why the database could not store what a client has sent, as the end of a sentence; null when it can. */
export function unstorableReason(value: unknown): string | null {
  // A list of what is still to be looked at, because a deep value would exhaust a function that calls itself.
  const rest: { part: unknown; depth: number }[] = [{ part: value, depth: 0 }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { part, depth } = next;
    if (typeof part === 'string') {
      const fault = faultIn(part);
      if (fault !== null) return fault;
    }
    if (typeof part !== 'object' || part === null) continue;
    if (depth === DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
    for (const [key, inner] of Object.entries(part)) rest.push({ part: key, depth }, { part: inner, depth: depth + 1 });
  }
  return null;
}

function faultIn(text: string): string | null {
  if (text.includes('\0')) return 'contains a NUL character';
  return text.isWellFormed() ? null : 'contains one half of a surrogate pair';
}
