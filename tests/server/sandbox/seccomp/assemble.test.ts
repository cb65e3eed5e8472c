import { expect, it } from 'vitest';
import { assemble } from '#server/sandbox/seccomp/assemble.ts';

it('writes instructions as the kernel reads them', () => {
  const bytes = assemble([
    { load: 4 },
    { equals: 0xc000_003e, to: 'here' },
    { answer: 0x8000_0000 },
    { label: 'here' },
    { mask: 0xff },
    { least: 7, to: 'end' },
    { label: 'end' },
    { answer: 0x7fff_0000 },
  ]);
  expect(bytes.toString('hex').match(/.{16}/g)).toEqual([
    '2000000004000000',
    '150001003e0000c0',
    '0600000000000080',
    '54000000ff000000',
    '3500000007000000',
    '060000000000ff7f',
  ]);
});

it('refuses a label that is missing, behind, or too far', () => {
  expect(() => assemble([{ equals: 1, to: 'nowhere' }])).toThrow('nowhere');
  expect(() => assemble([{ label: 'behind' }, { load: 0 }, { equals: 1, to: 'behind' }])).toThrow('behind');
  const far = Array.from({ length: 256 }, () => ({ load: 0 }));
  expect(() => assemble([{ equals: 1, to: 'far' }, ...far, { label: 'far' }, { answer: 0 }])).toThrow('far');
  expect(() => assemble([{ equals: 1, to: 'far' }, ...far.slice(1), { label: 'far' }, { answer: 0 }])).not.toThrow();
});
