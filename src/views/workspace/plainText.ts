const escape = '\u001b';
const bell = '\u0007';

/** Colours and cursor movements, titles of windows, other escapes, and control characters but the tab. */
const controls = new RegExp(
  [
    `${escape}\\[[0-?]*[ -/]*[@-~]`,
    `${escape}\\][^${bell}${escape}]*(?:${bell}|${escape}\\\\)`,
    `${escape}[@-_]`,
    '[\\u0000-\\u0008\\u000a-\\u001f\\u007f]',
  ].join('|'),
  'g',
);

/** A line of output as it is shown: without what only a terminal understands. */
export function plainText(text: string): string {
  return text.replaceAll(controls, '');
}
