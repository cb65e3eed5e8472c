const TAB_COLUMNS = 8;

/** Letters of the font of the output, each one column wide. */
const narrow = /^[\u0020-\u02ff]*$/;

/** From here on letters come from other fonts: slightly wider ones, and at last the wide ones of East Asia and emoji. */
const FOREIGN = '\u02ff';
const WIDE = '\u2e7f';

/** How many columns a text takes, at most: what is wider than expected would be cut. */
export function columnsOf(text: string): number {
  if (narrow.test(text)) return text.length;
  let columns = 0;
  for (const letter of text) columns += widthOf(letter);
  return Math.ceil(columns);
}

function widthOf(letter: string): number {
  if (letter === '\t') return TAB_COLUMNS;
  if (letter <= FOREIGN) return 1;
  return letter <= WIDE ? 1.25 : 3;
}
