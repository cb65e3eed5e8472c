import type { RobotViewState } from '#machines/workspace/robotViewMachine.ts';

export const robotTexts = {
  map: 'The robot’s world, seen from above',
  where: (x: string, y: string, degrees: number) =>
    `The robot is at x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m, heading ${degrees}°.`,
  ahead: (metres: string) => `Straight ahead something stands ${metres}\u00a0m away.`,
  aheadFree: 'Straight ahead nothing stands within 10\u00a0m.',
  goalAway: (name: string, metres: string) => `The edge of the ${name} is ${metres}\u00a0m away.`,
  goalReached: (name: string) => `The robot is in the ${name}.`,
  reset: 'Reset robot and world',
  returned: (times: number) =>
    times === 1
      ? 'Robot and world were put back to their start.'
      : `Robot and world were put back to their start (${times} times).`,
  notReturned: (why: string) => `Robot and world were not put back to their start: ${why}`,
  noReason: 'the server did not say why',
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
