import { createHash } from 'node:crypto';

/** The name of a content: `sha256-` and the base64url digest of its bytes. */
export function contentVersion(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64url')}`;
}
