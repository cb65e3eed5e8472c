import type { RobotFrame } from '#contract/robot.ts';

/** Frames that come together are of moments no farther apart; a clock that leaps is not waited for. */
const LONGEST_MS = 50;

export interface RobotTurns {
  take(frames: readonly RobotFrame[]): void;
  /** The connection is gone: what it told is shown at once. */
  end(): void;
}

/**
 * Shows moments of the robot that came together as far apart as they were: the first at once, each other one so much later. Whatever still waits when the
 * next ones come is shown before them.
 */
export function robotTurns(show: (frame: RobotFrame) => void): RobotTurns {
  let waiting: readonly RobotFrame[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    const late = waiting;
    waiting = [];
    late.forEach(show);
  };
  const next = () => {
    const [frame, ...others] = waiting;
    waiting = others;
    if (frame === undefined) return;
    show(frame);
    const [following] = others;
    if (following === undefined) return;
    timer = setTimeout(next, Math.min(LONGEST_MS, Math.max(0, following.at - frame.at)));
  };

  return {
    take(frames) {
      end();
      waiting = frames;
      next();
    },
    end,
  };
}
