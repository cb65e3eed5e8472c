import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';

/** Throws AuthRefusal where learners may not link and unlink identities themselves. */
export function refuseManualLinking({ settings }: AuthContext): void {
  if (!settings.manualLinking) throw new AuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
