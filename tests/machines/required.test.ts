import { expect, it } from 'vitest';
import { required } from '#machines/required.ts';

it('gives what is there, also where that is little', () => {
  expect([required(0), required(''), required(false)]).toEqual([0, '', false]);
});

it.each([null, undefined])('says of %s that it is missing', (value) => {
  expect(() => required(value)).toThrow('A value is missing of which a state had made sure');
});
