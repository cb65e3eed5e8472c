/** What only the robot's camera sees, as SVG in metres: tapes on the floor, and markers from above. */
import { cssColour } from '#contract/colours.ts';
import { type Marker, type Tape, markerEdge } from '#contract/world.ts';

/** From above a marker is only an edge: it is drawn thicker than it is. */
const EDGE = 0.08;

/** A black tape is seen on a dark page and a white one on a light page by what lies around it. */
const AROUND = 'stroke="#94a3b8"';
const AROUND_WIDTH = 0.06;

export function drawTape({ points, width, colour }: Tape): string {
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');
  const line = `<path d="${path}" fill="none" stroke-linecap="square" stroke-linejoin="round"`;
  return `${line} ${AROUND} stroke-width="${round(width + AROUND_WIDTH)}"/>${line} stroke="${cssColour(colour)}" stroke-width="${width}"/>`;
}

export function drawMarker(marker: Marker): string {
  const stripes = markerEdge(marker).map(
    ({ from, to, colour }) =>
      `<path d="M${from.map(round).join(' ')}L${to.map(round).join(' ')}" stroke="${cssColour(colour)}" stroke-width="${EDGE}"/>`,
  );
  return stripes.join('');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
