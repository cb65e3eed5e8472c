/** Pictures of the machines, drawn anew only when something that they show has changed, or the way in which it is shown. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placedParts } from './placedParts.js';
import { svgOf } from './svgOf.js';

/** What decides how a picture looks, besides what it shows. */
const design = ['placedParts.js', 'svgOf.js']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('');

/** @param {string} text */
const markOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * The picture of these parts: the present one if it was drawn from them and nobody has touched it since.
 * @param {string} title
 * @param {import('./placedParts.js').Parts} parts
 * @param {string | undefined} present
 * @returns {Promise<string>}
 */
export async function drawingOf(title, parts, present) {
  const source = markOf(`${design}${title}${JSON.stringify(parts)}`);
  const [kept = '', seal] = present?.split('<!-- ') ?? [];
  if (seal === sealOf(source, kept)) return present ?? '';
  const drawn = svgOf(title, await placedParts(parts));
  return `${drawn}<!-- ${sealOf(source, drawn)}`;
}

/** @param {string} source @param {string} drawn */
const sealOf = (source, drawn) => `drawn from ${source} as ${markOf(drawn)} -->\n`;

/**
 * The names of the transitions that a picture shows.
 * @param {string} drawing
 * @returns {string[]}
 */
export function transitionsIn(drawing) {
  return [...drawing.matchAll(/ data-transition="([^"]*)"/g)].map(([, name = '']) => name);
}
