/** So much of a command is shown, in UTF-16 code units: its arguments may be as long as a file, and every page of the learner gets the list again and again. */
export const SHOWN_LENGTH = 512;

/** A command as lists show it: its words joined by spaces, and cut with an ellipsis where they are too long. */
export function shownCommand(argv: readonly string[]): string {
  const whole = argv.join(' ');
  if (whole.length <= SHOWN_LENGTH) return whole;
  const cut = whole.slice(0, SHOWN_LENGTH - 1);
  return `${copyOf(isHighSurrogate(cut.charCodeAt(cut.length - 1)) ? cut.slice(0, -1) : cut)}…`;
}

/** A slice keeps the whole text in memory for as long as it lives itself. */
function copyOf(slice: string): string {
  return Buffer.from(slice).toString();
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
