import { expect, it } from 'vitest';
import { learnerFilter, refusedCallNumbers } from '#server/sandbox/seccomp/learnerFilter.ts';
import { runFilter } from './runFilter.ts';

const ALLOWED = 0x7fff_0000;
const KILLED = 0x8000_0000;
const refusedWith = (error: number) => 0x0005_0000 + error;
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];

const machines = [
  { name: 'x64', architecture: 0xc000_003e, clone: 56, socket: 41, ioctl: 16, write: 1, other: 0xc000_00b7 },
  { name: 'arm64', architecture: 0xc000_00b7, clone: 220, socket: 198, ioctl: 29, write: 64, other: 0xc000_003e },
];

it.each(machines)(
  'lets through what programs live on: $name',
  ({ name, architecture, clone, socket, ioctl, write }) => {
    const filter = learnerFilter(name) ?? Buffer.alloc(0);
    const run = (number: number, ...values: number[]) => runFilter(filter, { architecture, number, arguments: values });
    expect(run(write, 1)).toBe(ALLOWED);
    // A thread and a child, as the C library makes them.
    expect(run(clone, 0x003d_0f00)).toBe(ALLOWED);
    expect(run(clone, 0x0120_0011)).toBe(ALLOWED);
    for (const family of [1, 2, 10, 16]) expect(run(socket, family, 1)).toBe(ALLOWED);
    expect(run(ioctl, 0, 0x5401)).toBe(ALLOWED);
  },
);

it.each(machines)(
  'refuses what leads out of a sandbox: $name',
  ({ name, architecture, clone, socket, ioctl, other }) => {
    const filter = learnerFilter(name) ?? Buffer.alloc(0);
    const run = (number: number, ...values: number[]) => runFilter(filter, { architecture, number, arguments: values });
    expect(refusedCallNumbers(name).length).toBeGreaterThan(40);
    for (const number of refusedCallNumbers(name)) expect(run(number)).toBe(refusedWith(EPERM));
    for (const namespace of [0x0002_0000, 0x0200_0000, 0x0400_0000, 0x0800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000])
      expect(run(clone, namespace + 17)).toBe(refusedWith(EPERM));
    expect(run(435)).toBe(refusedWith(ENOSYS));
    // Packets, the kernel's ciphers, vsock.
    for (const family of [17, 38, 40]) expect(run(socket, family, 1)).toBe(refusedWith(EAFNOSUPPORT));
    expect(run(ioctl, 0, 0x5412)).toBe(refusedWith(EPERM));
    expect(runFilter(filter, { architecture: other, number: 0 })).toBe(KILLED);
    expect(runFilter(filter, { architecture: 0x4000_0003, number: 4 })).toBe(KILLED);
  },
);

it('is not passed by the second table of x86-64', () => {
  const filter = learnerFilter('x64') ?? Buffer.alloc(0);
  expect(runFilter(filter, { architecture: 0xc000_003e, number: 0x4000_0000 + 101 })).toBe(refusedWith(ENOSYS));
});

it('is unknown for a machine whose calls have other numbers', () => {
  expect(learnerFilter('riscv64')).toBeUndefined();
  expect(refusedCallNumbers('riscv64')).toEqual([]);
});
