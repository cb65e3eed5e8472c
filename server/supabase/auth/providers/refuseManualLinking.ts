import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';

/** Throws AuthError where learners may not link and unlink identities themselves. */
export function refuseManualLinking({ settings }: AuthContext): void {
  if (!settings.manualLinking) throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
