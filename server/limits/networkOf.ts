import { isIP } from 'node:net';

/**
 * What a limit counts an address by. A home or a school has the last 64 bits of an IPv6 address to itself, so only the
 * first 64 count; an IPv4 address counts whole, also where it is written as one of IPv6.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(plain) !== 6) return plain;
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
