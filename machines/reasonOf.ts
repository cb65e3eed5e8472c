import { type Reason, RefusedError } from './ports/reason.ts';

/** What a rejected call says about itself. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof RefusedError) return error.reason;
  return error instanceof Error ? error.message : String(error);
}
