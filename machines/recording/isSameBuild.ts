import type { LogHeader } from './logFormat.ts';

/** Which build of the product something is, or was recorded with. */
export type Build = Pick<LogHeader, 'version' | 'build'>;

/** Where this is false, a divergence may be a change that was meant. */
export function isSameBuild(one: Build, other: Build): boolean {
  return one.version === other.version && one.build === other.build;
}
