import type { Standing } from '../session/standing.ts';
import { withWish } from '../session/accountPaths.ts';
import { type PageName, pageOf } from './pages.ts';
import { safeRedirect } from './safeRedirect.ts';

/** For people with a session only; signing out on one of these leads home. */
const protectedPages: ReadonlySet<PageName> = new Set(['profile', 'userDetails', 'dashboard']);

/** For people with a session only; signing out on one of these leads to the sign-in form and back. */
const guardedPages: ReadonlySet<PageName> = new Set(['challenges', 'workspace', 'newPassword']);

/** Whoever has a session has nothing to do here. */
const entrances: ReadonlySet<PageName> = new Set(['signIn', 'signUp', 'verifyEmail']);

/** Where somebody of this standing belongs instead of here, if anywhere. `before` is their standing until now. */
export function redirectFor(standing: Standing, before: Standing, path: string): string | undefined {
  if (standing === 'anonymous') return redirectForVisitor(before, path);
  if (standing === 'unverified') return redirectForNewcomer(path);
  if (standing === 'verified') return redirectForLearner(before, path);
  return undefined;
}

/** Whether a page must wait until it is known who asks for it. */
export function isUndecided(standing: Standing, path: string): boolean {
  return (standing === 'unknown' || standing === 'verifying') && needsSession(path);
}

function redirectForVisitor(before: Standing, path: string): string | undefined {
  if (!needsSession(path)) return undefined;
  const hasSignedOut = before === 'unverified' || before === 'verified';
  return hasSignedOut && protectedPages.has(pageOf(path).name) ? '/' : `/auth/signin${withWish(path)}`;
}

function redirectForNewcomer(path: string): string | undefined {
  const { name } = pageOf(path);
  if (name === 'userDetails' || name === 'newPassword') return undefined;
  if (entrances.has(name)) return `/auth/userDetails${withWish(safeRedirect(path))}`;
  if (name === 'home') return safeRedirect(path);
  return needsSession(path) ? `/auth/userDetails${withWish(path)}` : undefined;
}

function redirectForLearner(before: Standing, path: string): string | undefined {
  const { name } = pageOf(path);
  if (name === 'home') return safeRedirect(path);
  if (entrances.has(name)) return safeRedirect(path) ?? '/dashboard';
  if (name === 'userDetails' && before === 'unverified') return safeRedirect(path) ?? '/dashboard';
  return undefined;
}

/** Whether a page is for people with a session only. */
function needsSession(path: string): boolean {
  const { name } = pageOf(path);
  return guardedPages.has(name) || protectedPages.has(name);
}
