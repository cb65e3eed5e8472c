import type { World } from '#contract/world.ts';
import { worldStrokes } from './worldStrokes.ts';

const SIZE = 96;
/** As wide a square as fits into the ring. */
const INSIDE = 58;

/** Where browsers get the picture of an achievement. */
export const achievementAddress = (id: string): string => `/worlds/achievement-${id}.svg`;

/** The picture of an achievement: a world that it stands for, in a ring. */
export function drawAchievement(world: World): string {
  const begin = (SIZE - INSIDE) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="${SIZE / 2 - 3}" fill="#f97316" fill-opacity="0.08" stroke="#f97316" stroke-width="3"/>
${worldStrokes(world, { x: begin, y: begin, width: INSIDE, height: INSIDE })}
</svg>
`;
}
