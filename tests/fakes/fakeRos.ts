import type { RosPort } from '#machines/ports/rosPort.ts';
import { emptyWorld } from './fakeRobot.ts';

const laser = {
  type: 'sensor_msgs/LaserScan',
  description: 'What it sees.',
  message_description: 'float32[] ranges',
};

/** A robot graph that a test can break. */
export function fakeRos(names: string[] = ['rosrun', 'rostopic']) {
  let fault: string | undefined;
  let countingFault: string | undefined;
  function meetFault() {
    if (fault !== undefined) throw new Error(fault);
  }
  const worlds: (number | null)[] = [];
  const port: RosPort = {
    async openWorld(challengeId) {
      meetFault();
      worlds.push(challengeId);
    },
    async world() {
      meetFault();
      return emptyWorld(worlds.at(-1) ?? null);
    },
    async commands() {
      meetFault();
      return names;
    },
    async graph() {
      meetFault();
      return { topics: [], robot: null, programs: [] };
    },
    async rates() {
      meetFault();
      if (countingFault !== undefined) throw new Error(countingFault);
      return { seconds: 2, rates: [{ topic: '/scan', rate: 10 }] };
    },
    async topics() {
      meetFault();
      return [{ topic: '/scan', details: laser, publishers: ['/robot'] }];
    },
  };
  return {
    ...port,
    worlds,
    /** From now on it is a server that was told of no world. */
    forgetWorld: () => void worlds.splice(0),
    break: (message: string) => void (fault = message),
    /** From now on nobody can count messages. */
    loseCount: (message: string) => void (countingFault = message),
    heal: () => void (fault = undefined),
  };
}
