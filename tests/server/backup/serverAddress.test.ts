import { expect, it } from 'vitest';
import { serverAddress } from '#server/backup/serverAddress.ts';

it.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '3100' }, 'http://localhost:3100'],
  [{ PORT: '', HOST: ' ', URL: '' }, 'http://localhost:3000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: '192.0.2.7', PORT: '80' }, 'http://192.0.2.7:80'],
  [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
  [{ URL: 'https://robots.example.org/learn', HOST: '192.0.2.7' }, 'https://robots.example.org'],
])('finds the server as %o says', (env, address) => {
  expect(serverAddress(env)).toBe(address);
});

it.each(['robots', 'file:///data'])('refuses %j in words', (url) => {
  expect(() => serverAddress({ URL: url })).toThrow(`URL is "${url}", but must be an address such as`);
});
