/** Which system calls the kernel refuses to programs of learners, as a program that bubblewrap hands to it. */
import { assemble, type Instruction } from './assemble.ts';
import { ARCHITECTURES, type Architecture, examinedCalls, numberOf, refusedCalls } from './systemCalls.ts';

/** Where things lie in the kernel's `struct seccomp_data`; the low half of an argument comes first. */
const NUMBER = 0;
const ARCHITECTURE = 4;
const argument = (index: number): number => 16 + 8 * index;

const ALLOW = 0x7fff_0000;
const KILL_PROCESS = 0x8000_0000;
const refuse = (error: number): number => 0x0005_0000 + error;
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

const AUDIT_NAMES = { x64: 0xc000_003e, arm64: 0xc000_00b7 } as const satisfies Record<Architecture, number>;
/** From here on the numbers of x86-64 are those of a second table, x32, which would pass a filter by the first. */
const X32 = 0x4000_0000;

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET; threads and children need none of them. */
const NEW_NAMESPACES = 0x7e02_0000;
/** Puts letters into the terminal of somebody else. */
const TIOCSTI = 0x5412;
/** Local, IPv4, IPv6, and the kernel's list of network interfaces: all others are for devices, or lead out of the network of the sandbox, as vsock does. */
const FAMILIES = [1, 2, 10, 16];

/** The filter for this machine; undefined for an architecture whose system calls are not known here. */
export function learnerFilter(architecture: string = process.arch): Buffer | undefined {
  const known = ARCHITECTURES.find((name) => name === architecture);
  return known === undefined ? undefined : assemble(programFor(known));
}

/** Of this machine, the numbers of all calls that are refused whatever they ask for. */
export function refusedCallNumbers(architecture: string = process.arch): number[] {
  const known = ARCHITECTURES.find((name) => name === architecture);
  return known === undefined ? [] : Object.values(refusedCalls).flatMap((call) => numberOf(call, known) ?? []);
}

function programFor(architecture: Architecture): Instruction[] {
  const call = (name: keyof typeof examinedCalls): number => numberOf(examinedCalls[name], architecture) ?? -1;
  return [
    { load: ARCHITECTURE },
    { equals: AUDIT_NAMES[architecture], to: 'native' },
    // Calls by the table of another architecture, such as those of 32 bits.
    { answer: KILL_PROCESS },
    { label: 'native' },
    { load: NUMBER },
    ...(architecture === 'x64' ? [{ least: X32, to: 'unknown' }] : []),
    { equals: call('clone3'), to: 'unknown' },
    { equals: call('clone'), to: 'clone' },
    { equals: call('socket'), to: 'socket' },
    { equals: call('socketpair'), to: 'socket' },
    { equals: call('ioctl'), to: 'ioctl' },
    ...refusedCallNumbers(architecture).map((number) => ({ equals: number, to: 'refused' })),
    { answer: ALLOW },
    { label: 'clone' },
    { load: argument(0) },
    { mask: NEW_NAMESPACES },
    { equals: 0, to: 'allowed' },
    { answer: refuse(EPERM) },
    { label: 'socket' },
    { load: argument(0) },
    ...FAMILIES.map((family) => ({ equals: family, to: 'allowed' })),
    { answer: refuse(EAFNOSUPPORT) },
    { label: 'ioctl' },
    { load: argument(1) },
    { equals: TIOCSTI, to: 'refused' },
    { answer: ALLOW },
    { label: 'allowed' },
    { answer: ALLOW },
    { label: 'refused' },
    { answer: refuse(EPERM) },
    // A library that hears this of clone3 asks for clone, whose flags can be looked at.
    { label: 'unknown' },
    { answer: refuse(ENOSYS) },
  ];
}
