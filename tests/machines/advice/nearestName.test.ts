/** Which name somebody may have meant: at most one letter in three is wrong, and a swap counts once (Damerau's distance). */
import { expect, it } from 'vitest';
import { nearestName } from '#machines/advice/nearestName.ts';

it.each([
  ['one letter too many', '/cmd_vell', '/cmd_vel'],
  ['one letter too few', '/cmdvel', '/cmd_vel'],
  ['another letter', '/cmd_vol', '/cmd_vel'],
  ['two neighbours swapped', '/cmd_evl', '/cmd_vel'],
  ['another case', '/CMD_VEL', '/cmd_vel'],
  ['another first letter', 'scan', 'Scan'],
  ['as much wrong as may be', 'abcdxy', 'abcdef'],
  ['so many letters too many', 'abcdefgh_', 'abcdef'],
])('finds the name that was meant behind %s', (_, written, meant) => {
  expect(nearestName(written, ['/far/away', meant])).toBe(meant);
});

it.each([
  ['more wrong than may be', 'abcxyz', 'abcdef'],
  ['too many letters', 'abcdefghi', 'abcde'],
  ['no name at all', '', 'ab'],
  ['two letters that are apart and swapped', 'axb', 'bxa'],
  ['swapped neighbours and another letter', 'baz', 'abc'],
  ['a letter that stands one place later, and another', 'ab', 'bc'],
  ['a letter that stands one place earlier, and another', 'bc', 'ab'],
  ['two letters too few at the beginning, and another', 'bcdefx', 'yybcdefg'],
  ['two letters too many at the beginning, and another', 'yybcdefx', 'bcdefg'],
])('finds none behind %s', (_, written, other) => {
  expect(nearestName(written, [other])).toBeUndefined();
});

it('lets a short name have one slip', () => {
  expect(nearestName('ab', ['ac'])).toBe('ac');
  expect(nearestName('ab', ['cd'])).toBeUndefined();
});

it('counts two swaps as two', () => {
  expect(nearestName('badc_ef', ['abcd_ef'])).toBe('abcd_ef');
  expect(nearestName('badcfe', ['abcdef'])).toBeUndefined();
});

it('takes the nearest, of equals the first, and never the name itself', () => {
  expect(nearestName('/scann', ['/scanning', '/scan', '/scan2'])).toBe('/scan');
  expect(nearestName('abcdefghi', ['abcdefxyi', 'abcdefghx'])).toBe('abcdefghx');
  expect(nearestName('/odon', ['/odom', '/odom2'])).toBe('/odom');
  expect(nearestName('/scan', ['/scan', '/scam'])).toBe('/scam');
  expect(nearestName('/scan', [])).toBeUndefined();
});
