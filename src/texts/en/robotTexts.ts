import type { RobotViewState } from '#machines/workspace/robotViewMachine.ts';

export const robotTexts = {
  map: 'The robot’s world, seen from above',
  where: (x: string, y: string, degrees: number) => `The robot is at x ${x} m, y ${y} m, heading ${degrees}°.`,
  ahead: (metres: string) => `Straight ahead something stands ${metres} m away.`,
  aheadFree: 'Straight ahead nothing stands within 10 m.',
  goalAway: (name: string, metres: string) => `The edge of the ${name} is ${metres} m away.`,
  goalReached: (name: string) => `The robot is in the ${name}.`,
  reset: 'Reset robot and world',
  returned: (times: number) =>
    times === 1
      ? 'Robot and world were put back to their start.'
      : `Robot and world were put back to their start (${times} times).`,
  tryAgain: 'Try again',
  worldFailed: 'The robot’s world did not arrive.',
  loadWorld: 'Load the world',
} as const;

/** How far what is shown can be trusted. */
export const robotViewTexts = {
  disconnected: 'The workspace is not connected: the robot cannot be seen.',
  asking: 'The robot is starting…',
  live: 'Live',
  late: 'Nothing was heard of the robot for a while: this is how it was.',
  unavailable: 'The robot cannot be shown on this server.',
} as const satisfies Record<RobotViewState, string>;
