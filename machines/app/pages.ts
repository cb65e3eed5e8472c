/** The pages of the site, and which path leads to which. */
export type PageName =
  | 'home'
  | 'signIn'
  | 'signUp'
  | 'verifyEmail'
  | 'callback'
  | 'forgotPassword'
  | 'newPassword'
  | 'userDetails'
  | 'dashboard'
  | 'profile'
  | 'challenges'
  | 'workspace'
  | 'replay'
  | 'design'
  | 'lost';

export interface Page {
  name: PageName;
  /** The challenge of a workspace; null where none is named. */
  challengeId: number | null;
}

/** Challenge ids stay within what the database counts with. */
const challengePath = /^\/challenge\/([1-9]\d{0,8})$/;

const names: Readonly<Record<string, PageName>> = {
  '/': 'home',
  '/auth/signin': 'signIn',
  '/auth/signup': 'signUp',
  '/auth/verify-email': 'verifyEmail',
  '/auth/callback': 'callback',
  '/auth/forgot-password': 'forgotPassword',
  '/auth/new-password': 'newPassword',
  '/auth/userDetails': 'userDetails',
  '/dashboard': 'dashboard',
  '/profile': 'profile',
  '/challenges': 'challenges',
  '/challenge': 'workspace',
  '/replay': 'replay',
  '/_design': 'design',
};

/** The addresses of the site, as anybody may read them. */
export const publicPaths: readonly string[] = Object.keys(names);

/** The pages by which somebody becomes known. */
const accountPages: ReadonlySet<PageName> = new Set([
  'signIn',
  'signUp',
  'verifyEmail',
  'callback',
  'forgotPassword',
  'newPassword',
  'userDetails',
]);

export const isAccountPage = (page: PageName): boolean => accountPages.has(page);

/** The pages that show what is somebody's own. */
const personalPages: ReadonlySet<PageName> = new Set([
  'newPassword',
  'userDetails',
  'dashboard',
  'profile',
  'challenges',
  'workspace',
]);

/** Whether a page must begin anew for somebody else. */
export const isPersonal = (page: PageName): boolean => personalPages.has(page);

/** A path without its query, its fragment and a slash at its end. */
export function barePath(path: string): string {
  const bare = path.replace(/[?#].*$/s, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

/** Which page a path leads to; `lost` when there is none. */
export function pageOf(path: string): Page {
  const bare = barePath(path);
  const challenge = challengePath.exec(bare);
  if (challenge) return { name: 'workspace', challengeId: Number(challenge[1]) };
  return { name: Object.hasOwn(names, bare) ? names[bare]! : 'lost', challengeId: null };
}
