/** How a text is written where it is a part of another one. */

/** As it stands in a string of a program, between quotes of either kind, and in an address, also in one within another. */
export function writtenForms(text: string): readonly string[] {
  const quoted = JSON.stringify(text).slice(1, -1);
  const apostrophes = text.replaceAll(/[\\']/g, String.raw`\$&`);
  // Half of a letter, as there may be while it is typed, has no such form.
  const inAddress = encodeURIComponent(text.toWellFormed());
  const inQuery = new URLSearchParams([['', text]]).toString().slice(1);
  return [quoted, apostrophes, inAddress, inQuery, encodeURIComponent(inAddress), encodeURIComponent(inQuery)];
}
