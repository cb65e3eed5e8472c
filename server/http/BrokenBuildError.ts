import type { ApiError } from '#contract/rest.ts';

/** A build broke behind the save that it begins with: whoever asked for it is told why, and which version is stored since. */
export class BrokenBuildError extends Error {
  override name = 'BrokenBuildError';
  readonly reason: Error;
  readonly stored: NonNullable<ApiError['stored']>;

  constructor(reason: Error, stored: NonNullable<ApiError['stored']>) {
    super(reason.message, { cause: reason });
    this.reason = reason;
    this.stored = stored;
  }
}
