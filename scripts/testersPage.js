import { escaped, stateWords } from './stateWords.js';

/** @typedef {import('xstate').AnyStateMachine} Machine */
/** @typedef {import('./tableRules.js').Rule} Rule */
/** @typedef {import('./mutationFigures.js').MutationFigure} MutationFigure */
/** @typedef {import('./lawPages.js').LawPage} LawPage */
/** @typedef {import('./pageReasons.js').PageReasons} PageReasons */
/** @typedef {{ machine: Machine, drawing: string, rules: readonly Rule[], takes: readonly import('./machineFacts.js').Message[], laws: LawPage, page: PageReasons, pictures: ReadonlySet<string>, mutation: MutationFigure | undefined }} MachineSection */

const STYLE = `
:root{color-scheme:light dark;--line:#8884}
body{background:Canvas;color:CanvasText;font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:13rem minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;box-sizing:border-box;border-right:1px solid var(--line)}
a{color:LinkText}
nav a{display:block;padding:.15rem 0}main{padding:1rem 2rem;min-width:0;overflow-wrap:anywhere}
.picture,.cases{overflow:auto;border:1px solid var(--line);border-radius:6px}.picture{max-height:85vh}
table{border-collapse:collapse;font-size:14px}td,th{border-bottom:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;max-width:26rem}
td p,dd{margin:0}section{margin-bottom:4rem}
.sight{display:block;width:20rem;max-width:100%;margin:.4rem 0 1rem}.sight img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:6px}
.unseen{margin:.2rem 0 .6rem;font-style:italic}
@media (max-width:700px){body{display:block}nav{position:static;height:auto;max-height:14rem;border:0}main{padding:1rem}}
`.trim();

/**
 * All machines on one page, for whoever tests the product: how each is drawn, what its states and events mean, and every case it knows.
 * @param {string} overview
 * @param {readonly MachineSection[]} sections
 * @returns {string}
 */
export function testersPage(overview, sections) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The machines of Servolab</title><style>${STYLE}</style></head>
<body><nav aria-label="Machines"><a href="#all">All machines</a>${sections.map(({ machine: { id } }) => `<a href="#${id}">${id}</a>`).join('')}</nav>
<main><h1>The machines of Servolab</h1>
<p>Everything that the product remembers is kept by one of these machines. A case says: given this state, when this happens, then it leads there, and this is done.</p>
<section id="all"><h2>All machines</h2>${pictureOf('All machines', overview)}</section>
${sections.map(sectionOf).join('\n')}
</main></body></html>
`;
}

/** @param {MachineSection} told */
function sectionOf({ machine, drawing, rules, takes, laws, page, pictures, mutation }) {
  const { id, config, root } = machine;
  return `<section id="${id}"><h2>${id}</h2><p>${escaped(String(config.description))}</p>
${pictureOf(`The states of ${id}`, drawing)}
<h3>States</h3>${stateWords(root, { id, pictures, page })}
${takes.length === 0 ? '' : `<h3>What may happen</h3><ul>${takes.map(({ type, comment }) => `<li><code>${type}</code> ${escaped(comment)}</li>`).join('')}</ul>`}
<h3>Walks that take it</h3>${walksOf(laws.size, page)}
<h3>Laws that hold for it</h3>${lawsOf(laws)}${mutation === undefined ? '' : `<p>Of the changes that were made to it on purpose, its tests noticed ${escaped(mutation.score)} (measured on ${escaped(mutation.day)}).</p>`}
<h3>Cases</h3><div class="cases" tabindex="0" role="region" aria-label="Cases of ${id}"><table>
<thead><tr><th>Given</th><th>When</th><th>Then</th><th>And is done</th></tr></thead>
<tbody>${rules.map(rowOf).join('\n')}</tbody></table></div></section>`;
}

/** @param {string} name @param {string} drawing */
const pictureOf = (name, drawing) =>
  `<div class="picture" tabindex="0" role="region" aria-label="${name}">${drawing}</div>`;

/**
 * How many transitions are walked: the walks fail while one of them is not, or is for which there is a reason.
 * @param {number} count @param {PageReasons} page
 */
function walksOf(count, { impossible, unwalked }) {
  const model = `The walks of its model take ${count} of its ${count} transitions`;
  if (unwalked !== undefined) return `<p>${model}, none goes through the built page. ${escaped(unwalked)}</p>`;
  const left = Object.entries(impossible);
  const items = left.map(([name, reason]) => `<li><code>${escaped(name)}</code> ${escaped(reason)}</li>`).join('');
  const why = left.length === 0 ? '' : `<details><summary>What no page can cause</summary><ul>${items}</ul></details>`;
  return `<p>${model}, those through the built page ${count - left.length} of ${count}.</p>${why}`;
}

/** @param {LawPage} page */
function lawsOf(page) {
  /** @type {Map<string, string[]>} */
  const transitionsByLaw = new Map();
  for (const [transition, law = ''] of page)
    transitionsByLaw.set(law, [...(transitionsByLaw.get(law) ?? []), transition]);
  const lawless = transitionsByLaw.get('') ?? [];
  transitionsByLaw.delete('');
  const all =
    lawless.length === 0
      ? [...transitionsByLaw]
      : [...transitionsByLaw, /** @type {const} */ (['No law yet', lawless])];
  return `<p>${page.size - lawless.length} of its ${page.size} transitions have a law that fails without them.</p><ul>${all.map(lawOf).join('')}</ul>`;
}

/** @param {readonly [law: string, transitions: readonly string[]]} standing */
function lawOf([law, transitions]) {
  const title = law.slice(law.indexOf(': ') + 1).trim();
  const items = transitions.map((transition) => `<li><code>${escaped(transition)}</code></li>`).join('');
  return `<li><details><summary>${escaped(title)}</summary><ul>${items}</ul></details></li>`;
}

/** @param {Rule} rule */
function rowOf({ given, when, outcome, done }) {
  const cells = [[given], when, [outcome], done];
  return `<tr>${cells.map((texts) => `<td>${texts.map((text) => `<p>${escaped(text)}</p>`).join('')}</td>`).join('')}</tr>`;
}
