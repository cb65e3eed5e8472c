const escape = '\u001b';
const bell = '\u0007';

/** Control characters but the tab. */
const controlCharacters = '\\u0000-\\u0008\\u000a-\\u001f\\u007f';

/** Colours, and how letters are drawn. */
const styles = `${escape}\\[[0-9;]*m`;

/** Cursor movements, titles of windows, other escapes, and control characters by themselves. */
const movements = [
  `${escape}\\[[0-?]*[ -/]*[@-~]`,
  `${escape}\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)`,
  `${escape}[@-_]`,
  `[${controlCharacters}]`,
].join('|');

/** All of them begin with a control character: most lines have none, and are not searched any further. */
const withoutControls = new RegExp(`^[^${controlCharacters}]*$`);
const controls = new RegExp(movements, 'g');
const stylesAndControls = new RegExp(`(${styles})|${movements}`, 'g');

/** A line of output as it is read: without what only a terminal understands. */
export function plainText(text: string): string {
  return withoutControls.test(text) ? text : text.replaceAll(controls, '');
}

/** The same, but with the colours. */
export function colouredText(text: string): string {
  if (withoutControls.test(text)) return text;
  return text.replaceAll(stylesAndControls, (_, style: string | undefined) => style ?? '');
}
