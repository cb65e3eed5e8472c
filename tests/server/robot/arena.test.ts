import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CRATES, DROP_ZONE, FIXED_BLOCKS, MAZE, START, TARGET } from '#server/robot/arena.ts';
import type { Block, Region } from '#server/robot/arena.ts';
import { projectRoot } from '#server/config/bundles.ts';

function isCovered(x: number, y: number, block: Block): boolean {
  return Math.abs(x - block.x) < block.halfX && Math.abs(y - block.y) < block.halfY;
}

function overlaps(region: Region, block: Block): boolean {
  return (
    block.x + block.halfX > region.minX &&
    block.x - block.halfX < region.maxX &&
    block.y + block.halfY > region.minY &&
    block.y - block.halfY < region.maxY
  );
}

it('has the places that problems and starter programs name', () => {
  expect(START).toEqual({ x: 0, y: 0, yaw: 0 });
  expect(TARGET).toEqual({ x: 7, y: 0, radius: 0.5 });
  expect(DROP_ZONE).toEqual({ minX: 5, maxX: 7, minY: 3, maxY: 5 });
  expect(CRATES.map(({ x, y }) => [x, y])).toEqual([
    [1.5, 3.2],
    [2.5, 4],
    [1.5, 4.8],
  ]);
});

it('keeps start, target, crates and drop zone clear of walls and blocks', () => {
  for (const block of FIXED_BLOCKS) {
    for (const { x, y } of [START, TARGET, ...CRATES]) expect(isCovered(x, y, block)).toBe(false);
    expect(overlaps(DROP_ZONE, block)).toBe(false);
  }
});

it('keeps crates out of the maze and out of the drop zone', () => {
  for (const crate of CRATES) {
    expect(overlaps(MAZE, crate)).toBe(false);
    expect(overlaps(DROP_ZONE, crate)).toBe(false);
  }
});

it('is drawn in the documentation block by block', () => {
  const drawing = readFileSync(join(projectRoot, 'docs', 'robot-arena.svg'), 'utf8');
  const SCALE = 50;
  const drawn = [
    ...drawing.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#334155"/g),
  ].map(([, ...numbers]) => numbers.map(Number));
  const real = FIXED_BLOCKS.map(({ x, y, halfX, halfY }) => [9 + x - halfX, 7 - y - halfY, 2 * halfX, 2 * halfY]);
  expect(drawn.map((rect) => rect.map((value) => value.toFixed(0)))).toEqual(
    real.map((rect) => rect.map((value) => (value * SCALE).toFixed(0))),
  );
});
