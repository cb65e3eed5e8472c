import type { OpenedWorld, RobotFrame } from '#contract/robot.ts';
import { robotStore } from '#src/adapters/robotStore.ts';

/** What is seen of a robot, kept in memory as in the product, and a robot that a test drives; its seconds are those of its frames. */
export function fakeRobot() {
  let time = 0;
  const store = robotStore(() => time);
  return {
    ...store,
    show: (frame: Partial<RobotFrame> = {}) => {
      const whole: RobotFrame = { world: null, era: 1, at: 0, pose: [0, 0, 0], ...frame };
      time = whole.at;
      store.take(whole);
    },
  };
}

/** A floor without anything on it. */
export function emptyWorld(challengeId: number | null): OpenedWorld {
  const world = { start: { at: [0, 0] as [number, number], heading: 0 }, walls: [], blocks: [], crates: [] };
  const things = { carts: [], doors: [], regions: [], lines: [], tapes: [], markers: [], parameters: {}, variants: [] };
  return { challenge_id: challengeId, world: { ...world, ...things }, goal: [] };
}
