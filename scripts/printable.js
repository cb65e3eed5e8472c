/** What others wrote, as it may be printed for an operator: nothing a terminal would obey, and no line but those that are begun here. */

/** Control characters, ends of lines and marks of direction. */
const MISLEADING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** On one line, with a blank in place of what would end it, turn it or be obeyed. @param {string} text */
export function oneLine(text) {
  return text.replaceAll(MISLEADING, ' ');
}

/** Line by line, each of them indented, so that none of them looks like one of ours. @param {string} text */
export function indented(text) {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => `  ${oneLine(line)}`.trimEnd())
    .join('\n');
}
