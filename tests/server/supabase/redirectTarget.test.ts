import { expect, it } from 'vitest';
import { isAllowedTarget } from '#server/supabase/auth/redirectTarget.ts';
import { growsWithLength } from '../../patterns/growth.ts';

const PATTERNS = [
  'https://*.example.org/in/*',
  'https://other.example/**',
  'robots.app://callback',
  'https://my-site.example/**',
];

function allows(address: string, site = 'https://robots.example'): boolean {
  return isAllowedTarget(address, site, PATTERNS);
}

it.each([
  'https://robots.example',
  'https://robots.example/auth/callback?next=%2F#x',
  'https://robots.example:443/',
  'http://127.0.0.1:9999/x',
  'http://[::1]:4000/',
  'https://a.example.org/in/b',
  'https://other.example/a/b.c?d',
  'robots.app://callback',
  'https://my-site.example/a-b',
])('leads to %s', (address) => {
  expect(allows(address)).toBe(true);
});

it('keeps no address that is longer than any page of a site', () => {
  const path = 'x'.repeat(2048 - 'https://other.example/'.length);
  expect(allows(`https://other.example/${path}`)).toBe(true);
  expect(allows(`https://other.example/${path}x`)).toBe(false);
});

it.each([
  '',
  '/path',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.evil.example',
  '//some-host',
  '///google.com',
  '//localhost@evil.example',
  '\\\\tree',
  'https:///a%40b/extra/slash',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://localhost:3000.evil.example',
  'https:robots.example',
  'https:/robots.example',
  'http://robots.example',
  'https://robots.example:444/',
  'https://robots.example.evil.example',
  'https://robots.example@evil.example',
  'https://evil.example@robots.example',
  'https://robots.example\\@evil.example',
  'https://evil.example\\.robots.example',
  'https://robots.exa\nmple',
  ' https://robots.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://robots.example/x',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://127.1/',
  'http://10.0.0.1/',
  'http://192.168.0.1:3000/',
  'http://169.254.169.254/',
  'https://a.b.example.org/in/b',
  'https://mysite.example/',
  'https://a.example.org/in/b/c',
  'https://evil.example/?https://other.example/',
  'https://evil.example/#https://robots.example',
  'https://robots.example\u0000.evil.example',
  `https://evil.example/${'a'.repeat(5000)}`,
])('does not lead to %j', (address) => {
  expect(allows(address)).toBe(false);
});

it('takes every character of a pattern but * and ? as itself', () => {
  const printable = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index));
  for (const character of printable.filter((one) => !'*?#\\'.includes(one))) {
    const address = `my-app://in/${character}`;
    expect({ address, allowed: isAllowedTarget(address, 'https://robots.example', [address]) }).toEqual({
      address,
      allowed: true,
    });
    expect(isAllowedTarget('my-app://in/~~', 'https://robots.example', [address])).toBe(false);
  }
});

it('takes any port where the site is on this machine, for its port changes', () => {
  expect(allows('http://localhost:5173/auth/callback', 'http://localhost:3000')).toBe(true);
  expect(allows('https://localhost:5173/', 'http://localhost:3000')).toBe(false);
  expect(allows('http://localhost:5173.evil.example/', 'http://localhost:3000')).toBe(false);
});

const isNamedBy = (pattern: string, address: string) => isAllowedTarget(address, 'https://robots.example', [pattern]);

it('looks at an address as often as a pattern has parts, however many stars are among them', () => {
  const pattern = 'https://**a**a**a';
  expect(isNamedBy(pattern, 'https://x.example/aaa')).toBe(true);
  const look = (letters: string) => isNamedBy(pattern, `https://x.example/${letters}b`);
  expect(growsWithLength(look, (length) => 'a'.repeat(length))).toBe(true);
});

it.each([
  ['https://a.example//b1', true],
  ['https://ab.example/x/y.z/b1', true],
  ['https://a.b.example/x/b1', false],
  ['https://a.example/x/b', false],
  ['https://a.example/x/b1/', false],
])('takes one star for a part of a name or nothing, and two for anything: %s', (address, isNamed) => {
  expect(isNamedBy('https://a*.example/**/b?', address)).toBe(isNamed);
});
