import { expect, it } from 'vitest';
import { barePath, pageOf, publicPaths, rowOf } from '#machines/site/pages.ts';

it.each([
  ['/', 'home', null],
  ['/?redirect=%2F', 'home', null],
  ['/auth/signin', 'signIn', null],
  ['/auth/signup', 'signUp', null],
  ['/auth/userDetails', 'userDetails', null],
  ['/auth/callback', 'callback', null],
  ['/auth/forgot-password', 'forgotPassword', null],
  ['/auth/verify-email', 'verifyEmail', null],
  ['/about', 'about', null],
  ['/profile', 'profile', null],
  ['/community', 'community', null],
  ['/docs', 'docs', null],
  ['/api', 'api', null],
  ['/faq', 'faq', null],
  ['/contact', 'contact', null],
  ['/feedback', 'feedback', null],
  ['/terms', 'terms', null],
  ['/dashboard', 'dashboard', null],
  ['/challenges', 'challenges', null],
  ['/challenges/', 'challenges', null],
  ['/challenge', 'workspace', null],
  ['/challenge/31?tab=2#top', 'workspace', 31],
  ['/replay', 'replay', null],
  ['/_design', 'design', null],
  ['/challenge/0', 'notFound', null],
  ['/challenge/1e3', 'notFound', null],
  ['/challenge/1/2', 'notFound', null],
  ['/challenge/99999999999', 'notFound', null],
  ['/toString', 'notFound', null],
  ['', 'notFound', null],
])('finds the page of %s', (path, name, challengeId) => {
  expect(pageOf(path)).toEqual({ name, challengeId, slug: null });
});

it.each([
  ['/learn', 'learn', null],
  ['/learn/', 'learn', null],
  ['/learn/basics', 'learn', 'basics'],
  ['/learn/navigation', 'learn', 'navigation'],
  ['/learn/manipulation', 'learn', 'manipulation'],
  ['/learn/vision', 'learn', 'vision'],
  ['/learn/no-such-path', 'learn', 'no-such-path'],
  ['/learn/a/b', 'notFound', null],
  ['/learn/%2e%2e', 'notFound', null],
])('finds what %s is about', (path, name, slug) => {
  expect(pageOf(path)).toEqual({ name, challengeId: null, slug });
});

it.each([
  ['/', '/'],
  ['/challenges/', '/challenges'],
  ['/challenges//', '/challenges/'],
  ['/challenges/?a=/', '/challenges'],
  ['/challenges#top?', '/challenges'],
  ['/challenges?a=1\nb#c', '/challenges'],
  ['', ''],
])('takes what is only said beside the path from %j', (path, bare) => {
  expect(barePath(path)).toBe(bare);
});

it('lists each address once, without what stands for a name, and nothing for the page of no address', () => {
  expect(publicPaths).toEqual([...new Set(publicPaths)]);
  expect(publicPaths).toEqual(expect.arrayContaining(['/', '/challenge', '/learn', '/docs', '/auth/signin']));
  expect(publicPaths.filter((path) => !/^\/[\w/-]*$/.test(path))).toEqual([]);
  expect(publicPaths.map((path) => pageOf(path).name)).not.toContain('notFound');
});

it('says of each page who may see it, and which state of the app shows it', () => {
  expect(rowOf('/dashboard?x')).toMatchObject({ access: 'learners', shownBy: 'course', afterSignOut: '/' });
  expect(rowOf('/auth/signup')).toMatchObject({ access: 'visitors', shownBy: 'account', isPersonal: false });
  expect(rowOf('/nowhere')).toMatchObject({ path: null, access: 'everybody', shownBy: 'plain' });
});
