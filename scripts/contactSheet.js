/** @typedef {{ path: string, who: string, language: string, theme: string, width: number, name: string }} Picture */

/**
 * A page that shows many pictures at once: a row for each page of the site and how it was looked at, in it every width and theme.
 * @param {readonly Picture[]} pictures
 */
export function contactSheet(pictures) {
  /** @type {Map<string, Picture[]>} */
  const rows = new Map();
  for (const picture of pictures) {
    const title = `${picture.path} · ${picture.who} · ${picture.language}`;
    rows.set(title, [...(rows.get(title) ?? []), picture]);
  }
  const sections = [...rows].map(([title, row]) => `<h2>${title}</h2>\n<div>${row.map(figure).join('\n')}</div>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Servolab: every page</title>
<style>
  body { font: 14px sans-serif; margin: 24px; background: #888 }
  div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  img { height: 420px; display: block }
</style>
${sections.join('\n')}
</html>
`;
}

/** @param {Picture} picture */
function figure({ name, theme, width }) {
  return `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy"></a><figcaption>${width} px, ${theme}</figcaption></figure>`;
}
