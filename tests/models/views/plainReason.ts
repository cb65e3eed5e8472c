import type { Reason } from '#machines/ports/reason.ts';

/** What a reason says that is words already; a walk gives no other. */
export function plainReason(reason: Reason): string {
  if (typeof reason === 'string') return reason;
  throw new Error(`Nobody has said ${reason.code} on a walk`);
}
