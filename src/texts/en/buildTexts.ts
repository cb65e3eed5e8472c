import type { BuildStatus } from '#machines/workspace/buildSelectors.ts';

export const buildTexts = {
  build: 'Build',
  building: 'Building…',
} as const;

/** The lamp of the build. */
export const buildStatusTexts = {
  unknown: 'Not built',
  building: 'Building…',
  interrupted: 'Connection lost, build outcome not known yet',
  success: 'Build success',
  failure: 'Build failed',
} as const satisfies Record<BuildStatus, string>;
