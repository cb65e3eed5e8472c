import { expect, it } from 'vitest';
import { bumps } from '#server/robot/bumper.ts';
import { robotModel } from '#server/robot/robotModel.ts';

const { halfLength, halfWidth } = robotModel;
const block = (x: number, y: number) => ({ x, y, yaw: 0, halfX: 0.2, halfY: 0.2 });
const there = { x: 0, y: 0, yaw: 0 };

it('feels what touches the front, and nothing a centimetre before it', () => {
  expect(bumps(there, [block(halfLength + 0.2, 0)])).toBe(true);
  expect(bumps(there, [block(halfLength + 0.2 + 0.01, 0)])).toBe(false);
  expect(bumps(there, [])).toBe(false);
});

it('feels nothing at its sides and behind it', () => {
  expect(bumps(there, [block(0, halfWidth + 0.2), block(-halfLength - 0.2, 0)])).toBe(false);
  expect(bumps({ ...there, yaw: Math.PI / 2 }, [block(0, halfLength + 0.2)])).toBe(true);
});
