import type { RobotFrame } from '#contract/robot.ts';
import type { ServerFrame } from '#contract/socket.ts';
import { pastStore } from '#src/adapters/pastStore.ts';
import { fakeRobot } from './fakeRobot.ts';

/** What was seen of a robot, kept in memory as in the product, by a clock that a test moves on; the page is painted when it says so. */
export function fakePast() {
  let time = 0;
  let painted: (() => void)[] = [];
  const given: string[] = [];
  let bag = new Blob();
  const robot = fakeRobot();
  const store = pastStore({
    live: robot,
    now: () => time,
    give(name, _, parts) {
      given.push(name);
      bag = new Blob([parts].flat());
    },
    atNextFrame(callBack) {
      painted.push(callBack);
      return () => {
        painted = painted.filter((waiting) => waiting !== callBack);
      };
    },
  });
  return {
    ...store,
    /** The names of the files that were given. */
    given,
    /** Whether that topic is named in the file that was given last. */
    isInBag: async (topic: string) => (await bag.text()).includes(topic),
    /** A server says something at this moment. */
    hear(frame: ServerFrame, at = time) {
      time = at;
      store.take(frame);
    },
    /** The robot is seen at this moment, by the clock of the server as well. */
    see(at: number, frame: Partial<RobotFrame> = {}) {
      time = at;
      const whole: RobotFrame = { world: null, era: 1, at, pose: [0, 0, 0], ...frame };
      store.see(whole);
      robot.show(whole);
    },
    /** So much later, the page is painted. */
    paint(after = 0) {
      time += after;
      for (const callBack of painted.splice(0)) callBack();
    },
  };
}
