import type { RobotFrame } from '#contract/robot.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';

/** How many a frame tells of at most, from its first on; what it leaves out behind them was seen. */
const PART_CELLS = 960;

/** The cells that are unseen after a frame has told of a part of them. */
export function cellsAfter(before: RobotSight['cells'], update: RobotFrame['cells']): RobotSight['cells'] {
  if (update === undefined) return before;
  const { floor, from, unseen } = update;
  const others = [...(before?.unseen ?? [])].filter((cell) => cell < from || cell >= from + PART_CELLS);
  const bytes = Array.from(atob(unseen), (letter) => letter.charCodeAt(0));
  const left = bytes.flatMap((byte, place) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (byte >> bit) & 1).map((bit) => from + place * 8 + bit),
  );
  return { floor, unseen: new Set([...others, ...left]) };
}
