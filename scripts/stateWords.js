/** @typedef {import('xstate').AnyStateNode} Node */
/** @typedef {import('./pageReasons.js').PageReasons} PageReasons */

/**
 * What shows the states of a machine: the names of those of which there is a picture, and why there is none of the others.
 * @typedef {{ id: string, pictures: ReadonlySet<string>, page: PageReasons }} Shown
 */

/**
 * The states of a machine, what each means, and what the page shows in it.
 * @param {Node} root
 * @param {Shown} shown
 * @returns {string} of HTML
 */
export function stateWords(root, shown) {
  return `${whyNone(shown)}<ul>${Object.values(root.states)
    .map((state) => stateOf(state, shown))
    .join('')}</ul>`;
}

/** @param {Node} state @param {Shown} shown @returns {string} */
function stateOf(state, shown) {
  const { key, description = '', states } = state;
  const inner = Object.values(states).map((one) => stateOf(one, shown));
  const more = inner.length === 0 ? sightOf(state, shown) : `<ul>${inner.join('')}</ul>`;
  return `<li><code>${key}</code> ${escaped(description)}${more}</li>`;
}

/** What is to be said of all of its states. @param {Shown} shown */
function whyNone({ pictures, page: { unwalked, walkedByOthers } }) {
  if (walkedByOthers !== undefined) return `<p>No picture is taken for its own sake. ${escaped(walkedByOthers)}</p>`;
  if (unwalked !== undefined)
    return `<p>There are no pictures of its states: no walk goes through the built page. ${escaped(unwalked)}</p>`;
  if (pictures.size > 0) return '';
  return '<p>There are no pictures of its states yet: <code>npm run machines -- --pictures</code> has a browser walk to each of them.</p>';
}

/** @param {Node} state @param {Shown} shown */
function sightOf({ path, always = [] }, { id, pictures, page: { unseen } }) {
  const name = path.join('.');
  if (pictures.has(name)) {
    const file = `machines/${id}/${encodeURIComponent(name)}.webp`;
    return `<a class="sight" href="${file}"><img src="${file}" width="1280" height="720" loading="lazy" alt="The page while ${id} is ${name}"></a>`;
  }
  if (always.some(({ guard }) => guard === undefined)) return why('It is left at once, so that no screen shows it.');
  const reason = unseen[name];
  return reason === undefined ? '' : why(`No picture: ${reason}`);
}

/** @param {string} text */
const why = (text) => `<p class="unseen">${escaped(text)}</p>`;

/**
 * A text within HTML.
 * @param {string} text
 */
export const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
