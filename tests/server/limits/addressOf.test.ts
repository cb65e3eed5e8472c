import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressOf } from '#server/limits/addressOf.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('calls %s by %s', (ip, address) => {
  expect(addressOf({ ip, socket: new Socket() })).toBe(address);
});
