/**
 * Whether a text in small letters, with JSON in it, has words that somebody looks for: as they were typed, or as JSON writes them,
 * where a quote has a backslash before it. Without words any has them.
 */
export function wordsIn(query: string): (text: string) => boolean {
  const words = query.trim().toLowerCase();
  const inJson = JSON.stringify(words).slice(1, -1);
  return (text) => text.includes(words) || text.includes(inJson);
}
