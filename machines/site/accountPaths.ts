/** Where the account pages lead to, and the queries by which one of them tells the next what it needs. */
import { safePath } from './safeRedirect.ts';

export const newPasswordPath = '/auth/new-password';

/** The page that waits for an email to this address to be opened, on the way of a visitor to a path, if any. */
export function verifyEmailPath(email: string, returnTo: string | null): string {
  const address = `email=${encodeURIComponent(email)}`;
  return `/auth/verify-email${returnTo === null ? '?' : `${withReturnTo(returnTo)}&`}${address}`;
}

/** The address that such a path carries; empty when it carries none. */
export const emailOf = (path: string): string => new URLSearchParams(path.split('?')[1]).get('email') ?? '';

/** The page after coming back from a provider: home, which leads on to where the learner was going. */
export const homePath = (returnTo: string | null): string =>
  `/${withReturnTo(returnTo === null ? null : safePath(returnTo))}`;

/** The query that carries the path that a visitor was going to; empty when there is none. */
export const withReturnTo = (returnTo: string | null | undefined): string =>
  returnTo === null || returnTo === undefined ? '' : `?redirect=${encodeURIComponent(returnTo)}`;
