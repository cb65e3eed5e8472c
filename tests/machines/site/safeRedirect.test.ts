import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageOf } from '#machines/site/pages.ts';
import { safePath, safeRedirect } from '#machines/site/safeRedirect.ts';

it.each([
  ['/', '/'],
  ['/challenges', '/challenges'],
  ['/challenge/3', '/challenge/3'],
  ['/challenge/3?hint=1', '/challenge/3?hint=1'],
  ['/challenges#access_token=abc', '/challenges'],
])('follows %s', (address, path) => {
  expect(safePath(address)).toBe(path);
});

it.each([
  '',
  'challenges',
  'challenge/3',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:///a%40b/extra/slash',
  '//some-host',
  '///google.com',
  '\\\\tree',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/1',
  '//localhost@evil.example',
  'http://localhost:3000.evil.example',
  'http://2130706433/',
  'http://localhost:3001/challenges',
  '/..//evil.example',
  '/.evil.example',
  '/challenges/../..//evil.example',
  '/challenges\\..\\evil',
  '/challenges\u0000',
  '/auth/signin',
  '/auth/callback#access_token=abc',
  '/auth/userDetails',
  '/nowhere',
  '/challenge/0',
  '/challenge/abc',
  '/constructor',
  '/__proto__',
  `/challenges?${'x'.repeat(5000)}`,
])('does not follow %j', (address) => {
  expect(safePath(address)).toBeUndefined();
});

it('follows an address of 2048 characters, and none that is longer', () => {
  const longest = '/challenges?q='.padEnd(2048, 'x');
  expect(safePath(longest)).toBe(longest);
  expect(safePath(`${longest}x`)).toBeUndefined();
});

it('reads the first redirect of a path, and none from behind its fragment', () => {
  expect(safeRedirect('/auth/signin?redirect=%2Fchallenges&redirect=%2Fdashboard')).toBe('/challenges');
  expect(safeRedirect('/auth/signin?redirect=%2F%2Fevil.example&redirect=%2Fdashboard')).toBeUndefined();
  expect(safeRedirect('/auth/signin#?redirect=%2Fchallenges')).toBeUndefined();
  expect(safeRedirect('/auth/signin')).toBeUndefined();
});

// It computes and waits for nothing, so that a busy machine may take its time.
it('only ever leads to a page of this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (address) => {
        const path = safePath(address);
        if (path === undefined) return;
        expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
        expect(pageOf(path).name).not.toBe('notFound');
      },
    ),
  );
}, 60_000);
