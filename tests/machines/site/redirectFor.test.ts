import { expect, it } from 'vitest';
import { isUndecided, redirectFor } from '#machines/site/redirectFor.ts';
import type { AuthStatus } from '#machines/site/authStatus.ts';

const signIn = (path: string) => `/auth/signin?redirect=${encodeURIComponent(path)}`;
const complete = (path: string) => `/auth/userDetails?redirect=${encodeURIComponent(path)}`;
const stay = undefined;

const routes: [
  path: string,
  anonymous: string | undefined,
  unverified: string | undefined,
  verified: string | undefined,
][] = [
  ['/', stay, stay, stay],
  ['/about', stay, stay, stay],
  ['/_design', stay, stay, stay],
  ['/nowhere', stay, stay, stay],
  ['/auth/signin', stay, '/auth/userDetails', '/dashboard'],
  ['/auth/signup', stay, '/auth/userDetails', '/dashboard'],
  ['/auth/signup?redirect=%2Fchallenges', stay, complete('/challenges'), '/challenges'],
  ['/auth/verify-email?email=ada%40example.com', stay, '/auth/userDetails', '/dashboard'],
  ['/auth/callback', stay, stay, stay],
  ['/auth/forgot-password', stay, stay, stay],
  ['/auth/new-password', signIn('/auth/new-password'), stay, stay],
  ['/auth/signin?redirect=%2Fchallenges', stay, complete('/challenges'), '/challenges'],
  ['/auth/signin?redirect=https%3A%2F%2Fevil.example', stay, '/auth/userDetails', '/dashboard'],
  ['/?redirect=%2Fchallenge%2F3', stay, '/challenge/3', '/challenge/3'],
  ['/auth/userDetails', signIn('/auth/userDetails'), stay, stay],
  ['/auth/userDetails?redirect=%2Fchallenges', signIn('/auth/userDetails?redirect=%2Fchallenges'), stay, stay],
  ['/dashboard', signIn('/dashboard'), complete('/dashboard'), stay],
  ['/profile', signIn('/profile'), complete('/profile'), stay],
  ['/challenges', signIn('/challenges'), complete('/challenges'), stay],
  ['/challenge', signIn('/challenge'), complete('/challenge'), stay],
  ['/challenge/3', signIn('/challenge/3'), complete('/challenge/3'), stay],
];

it.each(routes)('knows who belongs on %s', (path, anonymous, unverified, verified) => {
  expect(redirectFor('unknown', 'unknown', path)).toBeUndefined();
  expect(redirectFor('verifying', 'anonymous', path)).toBeUndefined();
  expect(redirectFor('anonymous', 'unknown', path)).toBe(anonymous);
  expect(redirectFor('unverified', 'verifying', path)).toBe(unverified);
  expect(redirectFor('verified', 'verifying', path)).toBe(verified);
});

it.each(['/profile', '/auth/userDetails', '/dashboard'])('sends whoever signs out on %s home', (path) => {
  expect(redirectFor('anonymous', 'verified', path)).toBe('/');
  expect(redirectFor('anonymous', 'unverified', path)).toBe('/');
});

it('sends a learner who has just completed their profile to where they were going', () => {
  expect(redirectFor('verified', 'unverified', '/auth/userDetails?redirect=%2Fchallenge%2F3')).toBe('/challenge/3');
  expect(redirectFor('verified', 'unverified', '/auth/userDetails')).toBe('/dashboard');
});

it('never leads in circles', () => {
  const statuses: AuthStatus[] = ['anonymous', 'unverified', 'verified'];
  for (const [path] of routes)
    for (const authStatus of statuses)
      for (const before of statuses) {
        let at = path;
        for (let step = 0; step < 3; step++) at = redirectFor(authStatus, step === 0 ? before : authStatus, at) ?? at;
        expect(redirectFor(authStatus, authStatus, at)).toBeUndefined();
      }
});

it('lets only pages wait that need a session', () => {
  expect(isUndecided('unknown', '/challenges')).toBe(true);
  expect(isUndecided('verifying', '/profile')).toBe(true);
  expect(isUndecided('unknown', '/')).toBe(false);
  expect(isUndecided('anonymous', '/challenges')).toBe(false);
});
