/** @typedef {import('./machineParts.js').Box} Box */
/** @typedef {import('./machineParts.js').Arrow} Arrow */
/** @typedef {import('./machineParts.js').Line} Line */
/** @typedef {{ box: Box, arrows: readonly Arrow[], isWide?: boolean }} Parts what is drawn, and whether it goes from left to right at all events */

/** The measures of a drawing in pixels; a letter is as wide as in the fonts that programmers read code in. */
export const CHARACTER_WIDTH = 6.7;
export const ROW = 15;
const TITLE = 22;
const MARGIN = 8;

/** What fits beside nothing else on the screen of a laptop. */
const SCREEN = 1240;

/**
 * Finds a place for every box and a way for every arrow: from top to bottom, or from left to right if only so it is narrow enough.
 * @param {Parts} parts
 * @returns {Promise<any>} the graph as ELK answers it, all places measured from the corner of the drawing
 */
export async function placedParts({ box, arrows, isWide = false }) {
  const { default: ELK } = await import('elkjs');
  const elk = new ELK();
  const right = () => elk.layout(graphOf(box, arrows, 'RIGHT'));
  if (isWide) return right();
  const down = await elk.layout(graphOf(box, arrows, 'DOWN'));
  if (down.width <= SCREEN) return down;
  const wide = await right();
  return wide.width < down.width ? wide : down;
}

/**
 * @param {Box} box
 * @param {readonly Arrow[]} arrows
 * @param {'DOWN' | 'RIGHT'} direction
 * @returns {any}
 */
function graphOf(box, arrows, direction) {
  return {
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: [nodeOf(box)],
    edges: [...arrows.map(edgeOf), ...startsIn(box)],
  };
}

/** @param {Box} box @returns {any} */
function nodeOf(box) {
  const width = Math.max(widthOf(box.lines), box.name.length * CHARACTER_WIDTH * 1.15) + 2 * MARGIN;
  const height = TITLE + box.lines.length * ROW + (box.lines.length > 0 ? MARGIN : 0);
  if (box.states.length === 0) return { id: box.id, box, width, height };
  const start = box.first === undefined ? [] : [startOf(box)];
  return {
    id: box.id,
    box,
    children: [...start, ...box.states.map(nodeOf)],
    layoutOptions: {
      'elk.padding': `[top=${height + MARGIN},left=12,bottom=12,right=12]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
      'elk.spacing.nodeNode': '18',
      'elk.spacing.edgeNode': '10',
      'elk.spacing.edgeEdge': '8',
      'elk.layered.spacing.nodeNodeBetweenLayers': '22',
      'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
      'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    },
  };
}

/** The dot from which an arrow leads to where a state begins: at the beginning of everything in it. @param {Box} box */
function startOf({ id }) {
  const layoutOptions = { 'elk.layered.layering.layerConstraint': 'FIRST' };
  return { id: `${id}:start`, width: 10, height: 10, layoutOptions };
}

/** @param {Arrow} arrow */
function edgeOf({ from, to, lines }) {
  const label = { text: ' ', lines, width: widthOf(lines) + 6, height: lines.length * ROW + 2 };
  const options = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
  const labels = lines.length === 0 ? [] : [{ ...label, layoutOptions: options }];
  return { id: `${from} ${to}`, sources: [from], targets: [to], labels };
}

/** The arrows from where a state begins. @param {Box} box @returns {any[]} */
function startsIn(box) {
  const own =
    box.first === undefined ? [] : [{ id: `${box.id}:begins`, sources: [`${box.id}:start`], targets: [box.first] }];
  return [...own, ...box.states.flatMap(startsIn)];
}

/** @param {readonly Line[]} lines */
const widthOf = (lines) => Math.max(0, ...lines.map(({ text }) => text.length * CHARACTER_WIDTH));
