export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Ray extends Point {
  /** Whether it ended at a box instead of at the laser's range. */
  isHit: boolean;
}

interface Scan {
  from: Point;
  /** Degrees, clockwise from the right. */
  heading: number;
  /** Degrees to both sides together. */
  spread: number;
  count: number;
  range: number;
  boxes: readonly Box[];
}

/** Where each ray of a laser ends, from left to right. */
export function laserScan({ from, heading, spread, count, range, boxes }: Scan): Ray[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((heading - spread / 2 + (spread * index) / (count - 1)) * Math.PI) / 180;
    const towards = { x: Math.cos(angle), y: Math.sin(angle) };
    const distance = Math.min(range, ...boxes.map((box) => distanceTo(box, from, towards)));
    return {
      x: round(from.x + towards.x * distance),
      y: round(from.y + towards.y * distance),
      isHit: distance < range,
    };
  });
}

/** How far a ray travels to the nearest side of a box; infinite when it passes by. */
function distanceTo(box: Box, from: Point, towards: Point): number {
  const sides = [
    [(box.x - from.x) / towards.x, (box.x + box.width - from.x) / towards.x],
    [(box.y - from.y) / towards.y, (box.y + box.height - from.y) / towards.y],
  ];
  const enters = Math.max(...sides.map((side) => Math.min(...side)));
  const leaves = Math.min(...sides.map((side) => Math.max(...side)));
  return enters > 0 && enters <= leaves ? enters : Infinity;
}

const round = (value: number) => Math.round(value * 10) / 10;
