import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emailOf, homePath, newPasswordPath, verifyEmailPath, withReturnTo } from '#machines/site/accountPaths.ts';
import { pageOf } from '#machines/site/pages.ts';

it('leads to pages that exist', () => {
  expect(pageOf(newPasswordPath).name).toBe('newPassword');
  expect(pageOf(verifyEmailPath('ada@example.com', null)).name).toBe('verifyEmail');
  expect(pageOf(homePath('/challenge/3')).name).toBe('home');
});

it('reads the address that a path carries, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(null, '/challenge/3', '/challenges?q=a&b#c'), (email, returnTo) => {
      const path = verifyEmailPath(email, returnTo);
      expect(emailOf(path)).toBe(email);
      expect(new URL(path, 'https://site.invalid').searchParams.get('redirect')).toBe(returnTo);
    }),
  );
});

it.each(['/auth/verify-email', '/auth/verify-email?', '/auth/verify-email?other=1', ''])('finds none in %j', (path) => {
  expect(emailOf(path)).toBe('');
});

it('comes home with the path that was wanted, where it is one of ours', () => {
  expect(homePath('/challenge/3?hint=1')).toBe('/?redirect=%2Fchallenge%2F3%3Fhint%3D1');
  expect(homePath(null)).toBe('/');
  expect(homePath('https://evil.example')).toBe('/');
  expect(homePath('/auth/signin')).toBe('/');
  expect(homePath('')).toBe('/');
});

it('carries a path, or nothing', () => {
  expect(withReturnTo('/a?b=c&d')).toBe('?redirect=%2Fa%3Fb%3Dc%26d');
  expect(withReturnTo(null)).toBe('');
  expect(withReturnTo(undefined)).toBe('');
});
