import type { SessionReport } from '../session/sessionEvents.ts';
import { rowOf } from '../site/pages.ts';
import { isUndecided, redirectFor } from '../site/redirectFor.ts';
import type { AppContext } from './appContext.ts';

/** Where the visitor belongs instead of here, if anywhere. */
export function belongsAt({ authStatus, before, path, serverRedirect }: AppContext): string | undefined {
  return redirectFor(authStatus, before, path, serverRedirect);
}

/** Whether the page goes on for whoever the session says is here now. */
export function maySee(
  context: AppContext,
  { authStatus, user }: Extract<SessionReport, { type: 'session.changed' }>,
): boolean {
  const { path, user: present, authStatus: before, serverRedirect } = context;
  if (user?.id !== present?.id && rowOf(path).isPersonal) return false;
  return !isUndecided(authStatus, path) && redirectFor(authStatus, before, path, serverRedirect) === undefined;
}
