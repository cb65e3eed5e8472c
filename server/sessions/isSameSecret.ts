import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether that is the secret; takes as long for a wrong one as for the right one. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(wanted));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
