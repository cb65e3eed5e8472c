import type { SessionReport } from '../session/sessionEvents.ts';
import { pageOf, rowOf } from '../site/pages.ts';
import { isUndecided, redirectFor } from '../site/redirectFor.ts';
import type { AppContext } from './appContext.ts';

export type StatusReport = Extract<SessionReport, { type: 'session.changed' }>;

/** Where the visitor belongs instead of here, if anywhere. */
export function belongsAt({ authStatus, before, path, serverRedirect }: AppContext): string | undefined {
  return redirectFor(authStatus, before, path, serverRedirect);
}

/** Whether the page goes on for whoever the session says is here now. */
export function maySee(context: AppContext, { authStatus, user }: StatusReport): boolean {
  const { path, user: present, authStatus: before, serverRedirect } = context;
  if (user?.id !== present?.id && rowOf(path).isPersonal) return false;
  return !isUndecided(authStatus, path) && redirectFor(authStatus, before, path, serverRedirect) === undefined;
}

/** Whether another path is the same page, and its visitor may see it. */
export function staysOnPage({ path, authStatus }: AppContext, next: string): boolean {
  return pageOf(next).name === pageOf(path).name && redirectFor(authStatus, authStatus, next) === undefined;
}

/** Who is here since a report of the session. */
export function recognised(context: AppContext, { authStatus, user }: StatusReport): Partial<AppContext> {
  return { authStatus, user, before: context.authStatus };
}
