import type { Standing } from '../session/standing.ts';
import { barePath, pageOf } from './pages.ts';
import { safeRedirect } from './safeRedirect.ts';

/** Signing out on one of these leads home. */
const protectedPaths: ReadonlySet<string> = new Set(['/profile', '/auth/userDetails', '/dashboard']);

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
  return hasSignedOut && protectedPaths.has(barePath(path)) ? '/' : `/auth/signin${returningTo(path)}`;
}

function redirectForNewcomer(path: string): string | undefined {
  const { name } = pageOf(path);
  if (name === 'userDetails') return undefined;
  if (name === 'signIn') return `/auth/userDetails${returningTo(safeRedirect(path))}`;
  if (name === 'home') return safeRedirect(path);
  return needsSession(path) ? `/auth/userDetails${returningTo(path)}` : undefined;
}

function redirectForLearner(before: Standing, path: string): string | undefined {
  const { name } = pageOf(path);
  if (name === 'home') return safeRedirect(path);
  if (name === 'signIn') return safeRedirect(path) ?? '/dashboard';
  if (name === 'userDetails' && before === 'unverified') return safeRedirect(path) ?? '/dashboard';
  return undefined;
}

/** Whether a page is for people with a session only. */
function needsSession(path: string): boolean {
  const { name } = pageOf(path);
  return name === 'challenges' || name === 'workspace' || protectedPaths.has(barePath(path));
}

const returningTo = (path: string | undefined): string =>
  path === undefined ? '' : `?redirect=${encodeURIComponent(path)}`;
