/** The pages of the site: a row says everything that is known of a page before it is shown. */

interface PageRow {
  /** Its address. A name between a colon and a question mark stands for what `params` allows, and may be missing. */
  path: string | null;
  /** Who may see it. Anybody else is led to where they belong: see `redirectFor`. */
  access: Access;
  /** Whether it shows what is somebody's own, and so begins anew for somebody else. */
  isPersonal: boolean;
  /** The state of the app that shows it; `plain` needs no actor. */
  shownBy: ShowingState;
  /** Where signing out on it leads; otherwise to the sign-in form, and from there back. */
  afterSignOut?: '/';
}

/** The states in which the app shows a page. */
export type ShowingState =
  | 'plain'
  | 'account'
  | 'course'
  | 'profile'
  | 'learn'
  | 'community'
  | 'message'
  | 'api'
  | 'operator'
  | 'workspace';

type Access =
  /** Whoever comes. */
  | 'everybody'
  /** Whoever has no session yet: the ways to get one. */
  | 'visitors'
  /** Whoever has a session, also before their profile is complete. */
  | 'signedIn'
  /** Whoever has a session and a complete profile. */
  | 'learners';

const table = {
  home: { path: '/', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  signIn: { path: '/auth/signin', access: 'visitors', isPersonal: false, shownBy: 'account' },
  signUp: { path: '/auth/signup', access: 'visitors', isPersonal: false, shownBy: 'account' },
  verifyEmail: { path: '/auth/verify-email', access: 'visitors', isPersonal: false, shownBy: 'account' },
  callback: { path: '/auth/callback', access: 'everybody', isPersonal: false, shownBy: 'account' },
  forgotPassword: { path: '/auth/forgot-password', access: 'everybody', isPersonal: false, shownBy: 'account' },
  newPassword: { path: '/auth/new-password', access: 'signedIn', isPersonal: true, shownBy: 'account' },
  userDetails: {
    path: '/auth/userDetails',
    access: 'signedIn',
    isPersonal: true,
    shownBy: 'account',
    afterSignOut: '/',
  },
  dashboard: { path: '/dashboard', access: 'learners', isPersonal: true, shownBy: 'course', afterSignOut: '/' },
  profile: { path: '/profile', access: 'learners', isPersonal: true, shownBy: 'profile', afterSignOut: '/' },
  challenges: { path: '/challenges', access: 'learners', isPersonal: true, shownBy: 'course' },
  workspace: { path: '/challenge/:challengeId?', access: 'learners', isPersonal: true, shownBy: 'workspace' },
  learn: { path: '/learn/:slug?', access: 'everybody', isPersonal: false, shownBy: 'learn' },
  docs: { path: '/docs/:slug?', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  about: { path: '/about', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  /** Learners see which of the shared runs are theirs. */
  community: { path: '/community', access: 'everybody', isPersonal: true, shownBy: 'community' },
  contact: { path: '/contact', access: 'everybody', isPersonal: false, shownBy: 'message' },
  feedback: { path: '/feedback', access: 'everybody', isPersonal: false, shownBy: 'message' },
  api: { path: '/api', access: 'everybody', isPersonal: false, shownBy: 'api' },
  faq: { path: '/faq', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  terms: { path: '/terms', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  /** To anybody else than an operator it is as `notFound`, so it sends nobody to the sign-in form. */
  operator: { path: '/operator', access: 'everybody', isPersonal: true, shownBy: 'operator' },
  replay: { path: '/replay', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  design: { path: '/_design', access: 'everybody', isPersonal: false, shownBy: 'plain' },
  /** What every other address leads to. */
  notFound: { path: null, access: 'everybody', isPersonal: false, shownBy: 'plain' },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof table;

const pages: Readonly<Record<PageName, PageRow>> = table;

export interface Page {
  name: PageName;
  /** The challenge of a workspace; null where none is named. */
  challengeId: number | null;
  /** What of its kind is meant, such as a learning path; null where the address names none. There may be none of this name. */
  slug: string | null;
}

/** Challenge ids stay within what the database counts with. */
const params: Readonly<Record<string, string>> = {
  challengeId: String.raw`[1-9]\d{0,8}`,
  slug: String.raw`[\w-]{1,60}`,
};

// The keys of a literal are the names that its type has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const names = Object.keys(table) as PageName[];

const patterns = names.flatMap((name) => {
  const { path } = pages[name];
  return path === null ? [] : [{ name, pattern: patternOf(path) }];
});

/** The addresses of the site, as anybody may read them. */
export const publicPaths: readonly string[] = names.flatMap((name) => pages[name].path?.replace(/\/:.*/, '') ?? []);

/** A path without its query, its fragment and a slash at its end. */
export function barePath(path: string): string {
  const bare = path.replace(/[?#].*/s, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}

/** Which page a path leads to; `notFound` when there is none. */
export function pageOf(path: string): Page {
  const bare = barePath(path);
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(bare);
    if (found)
      return { name, challengeId: Number(found.groups?.['challengeId']) || null, slug: found.groups?.['slug'] ?? null };
  }
  return { name: 'notFound', challengeId: null, slug: null };
}

/** What is known of the page that a path leads to. */
export const rowOf = (path: string): PageRow => pages[pageOf(path).name];

function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/:(\w+)\?/g, (_, name: string) => `(?:/(?<${name}>${params[name]}))?`);
  return new RegExp(`^${source}$`);
}
