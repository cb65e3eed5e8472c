import type { SessionReport } from '../session/sessionEvents.ts';
import { leavesWorkspace } from '../site/leavesWorkspace.ts';
import { type ShowingState, pageOf, rowOf } from '../site/pages.ts';
import { isUndecided, redirectFor } from '../site/redirectFor.ts';
import { safePath } from '../site/safeRedirect.ts';
import type { AppContext } from './appContext.ts';

/** Where somebody goes. A link makes an entry of the history; what its own buttons led to, and was taken back from, is the entry before. */
export interface Departure {
  path: string;
  how: 'push' | 'back';
}

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

/** How a page that is done leads on: nobody comes back to what an address brought, nor to choose a password once more. */
export function historyMode({ path }: AppContext): 'push' | 'replace' {
  const { name } = pageOf(path);
  return name === 'callback' || name === 'newPassword' ? 'replace' : 'push';
}

/** Who is here since a report of the session. */
export function recognised(context: AppContext, { authStatus, user }: StatusReport): Partial<AppContext> {
  return { authStatus, user, before: context.authStatus };
}

/** Whether the page must wait until it is known who asks for it. */
export const isUndecidedFor = ({ authStatus, path }: AppContext): boolean => isUndecided(authStatus, path);

/** Whether this state shows the page. */
export const isShownBy = ({ path }: AppContext, state: ShowingState): boolean => rowOf(path).shownBy === state;

/** Whether another path closes the file that is worked on. */
export const leavesChallenge = ({ path }: AppContext, next: string): boolean => leavesWorkspace(path, next);

/** Whether another path is that of another challenge, and its visitor may see it. */
export const opensChallenge = (context: AppContext, next: string): boolean =>
  leavesChallenge(context, next) && staysOnPage(context, next);

/** Where the server leads whoever lost their session, if that is a path of this site. */
export const withServerRedirect = (redirect: string): Partial<AppContext> => ({
  serverRedirect: safePath(redirect) ?? null,
});
