/** @typedef {import('./machineParts.js').Line} Line */
import { CHARACTER_WIDTH, ROW } from './placedParts.js';

const STYLE = `
svg{--paper:#fff;--ink:#18181b;--soft:#52525b;--line:#71717a;--box:#fafafa;--edge:#a1a1aa;--child:#0f5f8c;background:var(--paper);font:11px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
@media (prefers-color-scheme:dark){svg{--paper:#18181b;--ink:#f4f4f5;--soft:#b4b4bd;--line:#a1a1aa;--box:#232327;--edge:#63636c;--child:#7cc4ef}}
rect{fill:var(--box);stroke:var(--edge)}.whole>rect{fill:var(--paper)}.parallel>rect{stroke-dasharray:5 3}
text{fill:var(--ink);white-space:pre}.name{font-weight:700;font-size:12px}.event{font-weight:600}.more,.note{fill:var(--soft)}.child{fill:var(--child)}
path{fill:none;stroke:var(--line)}marker path,circle{fill:var(--line);stroke:none}.back{fill:var(--paper);stroke:none}
`.trim();

/**
 * A placed machine as a picture that is legible by day and by night.
 * @param {string} title
 * @param {any} graph what `placedParts` answered
 * @returns {string}
 */
export function svgOf(title, graph) {
  const { width, height } = graph;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(title)}" viewBox="0 0 ${rounded(width)} ${rounded(height)}" width="${rounded(width)}" height="${rounded(height)}">`,
    `<style>${STYLE}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    ...graph.children.flatMap((/** @type {any} */ child) => boxesOf(child)),
    ...graph.edges.map(wayOf),
    ...graph.edges.flatMap((/** @type {any} */ edge) => (edge.labels ?? []).map(labelOf)),
    '</svg>',
    '',
  ].join('\n');
}

/** @param {any} node @returns {string[]} */
function boxesOf({ box, x, y, width, height, children = [] }) {
  if (box === undefined) return [`<circle cx="${rounded(x + 5)}" cy="${rounded(y + 5)}" r="5"/>`];
  const kinds = [children.length > 0 && 'whole', box.isParallel && 'parallel'].filter(Boolean).join(' ');
  const frame = (/** @type {number} */ inset) =>
    `<rect x="${rounded(x + inset)}" y="${rounded(y + inset)}" width="${rounded(width - 2 * inset)}" height="${rounded(height - 2 * inset)}" rx="6"/>`;
  const own = [
    `<g data-id="${box.id}"${kinds === '' ? '' : ` class="${kinds}"`}>${frame(0)}${box.isFinal ? frame(3) : ''}`,
    box.description === '' ? '' : `<title>${escaped(box.description)}</title>`,
    `<text class="name" x="${rounded(x + 8)}" y="${rounded(y + 16)}">${escaped(box.name)}</text>`,
    ...box.lines.map((/** @type {Line} */ line, /** @type {number} */ row) => textOf(line, x + 8, y + 33 + row * ROW)),
    '</g>',
  ].join('');
  return [own, ...children.flatMap(boxesOf)];
}

/** An arrow names the transitions that go its way, so that who shows the drawing can mark it. @param {any} edge */
function wayOf({ id, sections = [], labels = [] }) {
  if (sections.length === 0) throw new Error(`No way was found for the arrow ${id}.`);
  const names = labels.flatMap((/** @type {any} */ { lines }) =>
    lines.flatMap((/** @type {Line} */ { transition }) => (transition === undefined ? [] : [transition])),
  );
  const taken = names.length === 0 ? '' : ` data-transitions="${escaped(names.join('|'))}"`;
  return sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const [from, ...on] = [startPoint, ...bendPoints, endPoint].map(({ x, y }) => `${rounded(x)} ${rounded(y)}`);
      return `<path${taken} d="M${from}${on.map((point) => `L${point}`).join('')}" marker-end="url(#tip)"/>`;
    })
    .join('');
}

/** @param {any} label */
function labelOf({ lines, x, y, width, height }) {
  const back = `<rect class="back" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"/>`;
  return `<g>${back}${lines.map((/** @type {Line} */ line, /** @type {number} */ row) => textOf(line, x + 3, y + 12 + row * ROW)).join('')}</g>`;
}

/** A browser that writes wider letters is asked for narrower ones: nothing runs out of its box. @param {Line} line @param {number} x @param {number} y */
function textOf({ text, kind, transition }, x, y) {
  const inset = text.length - text.trimStart().length;
  const name = transition === undefined ? '' : ` data-transition="${escaped(transition)}"`;
  return `<text class="${kind}"${name} x="${rounded(x + inset * CHARACTER_WIDTH)}" y="${rounded(y)}">${escaped(text.trim())}</text>`;
}

/** @param {number} length */
const rounded = (length) => Math.round(length * 10) / 10;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
