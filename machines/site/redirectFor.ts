import { withReturnTo } from './accountPaths.ts';
import { type AuthStatus, isUnsettled } from './authStatus.ts';
import { pageOf, rowOf } from './pages.ts';
import { safeRedirect } from './safeRedirect.ts';

/**
 * Where a visitor of this status belongs instead of here, if anywhere. `before` is their status until now; `serverRedirect`
 * a path of this site to which the server leads somebody without a session, instead of the sign-in form.
 */
export function redirectFor(
  status: AuthStatus,
  before: AuthStatus,
  path: string,
  serverRedirect: string | null = null,
): string | undefined {
  if (status === 'anonymous')
    return needsSession(path) ? (serverRedirect ?? redirectForVisitor(before, path)) : undefined;
  if (status === 'unverified') return redirectForNewcomer(path);
  if (status === 'verified') return redirectForLearner(before, path);
  return undefined;
}

/** Whether a page must wait until it is known who asks for it. */
export function isUndecided(status: AuthStatus, path: string): boolean {
  return isUnsettled(status) && needsSession(path);
}

function redirectForVisitor(before: AuthStatus, path: string): string {
  const hasSignedOut = before === 'unverified' || before === 'verified';
  const signIn = `/auth/signin${withReturnTo(path)}`;
  return hasSignedOut ? (rowOf(path).afterSignOut ?? signIn) : signIn;
}

function redirectForNewcomer(path: string): string | undefined {
  if (pageOf(path).name === 'home') return safeRedirect(path);
  const { access } = rowOf(path);
  if (access === 'visitors') return `/auth/userDetails${withReturnTo(safeRedirect(path))}`;
  if (access === 'learners') return `/auth/userDetails${withReturnTo(path)}`;
  return undefined;
}

function redirectForLearner(before: AuthStatus, path: string): string | undefined {
  const { name } = pageOf(path);
  if (name === 'home') return safeRedirect(path);
  if (rowOf(path).access === 'visitors') return safeRedirect(path) ?? '/dashboard';
  if (name === 'userDetails' && before === 'unverified') return safeRedirect(path) ?? '/dashboard';
  return undefined;
}

/** Whether a page is for people with a session only. */
function needsSession(path: string): boolean {
  const { access } = rowOf(path);
  return access === 'signedIn' || access === 'learners';
}
