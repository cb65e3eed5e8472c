/**
 * The numbers of the system calls that programs of learners are refused, by architecture as `process.arch` names it. From the kernel's
 * tables, which never change a number; `null` where an architecture has no such call.
 */
export const ARCHITECTURES = ['x64', 'arm64'] as const;
export type Architecture = (typeof ARCHITECTURES)[number];

type Numbers = readonly [x64: number | null, arm64: number | null];

/** No program of a robot needs them, and each has opened a way out of a sandbox before, or reaches beyond one. */
export const refusedCalls = {
  // Memory and programs of others.
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  pidfd_getfd: [438, 438],
  kcmp: [312, 272],
  userfaultfd: [323, 282],
  // Work that the kernel does for a program, past this very filter.
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  // Keys, which the kernel keeps by user and not by sandbox.
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  // Watches of files and queues of reads, of which the kernel has only so many for an account, or for all.
  inotify_init: [253, null],
  inotify_init1: [294, 26],
  io_setup: [206, 0],
  // Memory that counts for no process, where the budget would not see it: files without a path, and what System V keeps.
  memfd_create: [319, 279],
  memfd_secret: [447, 447],
  shmget: [29, 194],
  msgget: [68, 186],
  semget: [64, 190],
  // Mounts and namespaces.
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  unshare: [272, 97],
  setns: [308, 268],
  // Files without the way to them.
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  // The machine itself.
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  reboot: [169, 142],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  syslog: [103, 116],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  iopl: [172, null],
  ioperm: [173, null],
  modify_ldt: [154, null],
} as const satisfies Record<string, Numbers>;

/** Calls of which only some uses are refused. */
export const examinedCalls = {
  clone: [56, 220],
  clone3: [435, 435],
  socket: [41, 198],
  socketpair: [53, 199],
  ioctl: [16, 29],
} as const satisfies Record<string, Numbers>;

export function numberOf(numbers: Numbers, architecture: Architecture): number | null {
  return numbers[ARCHITECTURES.indexOf(architecture)] ?? null;
}
