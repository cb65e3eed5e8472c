/** The number of the first line of a text in which one of these stands, the first of them before the others; undefined in none. */
export function lineNaming(code: string, wanted: readonly string[]): number | undefined {
  const lines = code.split('\n');
  for (const piece of wanted) {
    const place = lines.findIndex((line) => line.includes(piece) && !line.trimStart().startsWith('#'));
    if (place >= 0) return place + 1;
  }
  return undefined;
}
