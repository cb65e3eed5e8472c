import { expect, it } from 'vitest';
import { networkOf } from '#server/limits/networkOf.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:0db8:0001::', '2001:db8:1:0::/64'],
  ['2001:db8::1.2.3.4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
