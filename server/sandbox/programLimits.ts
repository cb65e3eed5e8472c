import type { ProgramLimits } from './agentMessages.ts';

/** What one program of a learner may use. They hold for it and all it starts, except where the kernel counts by process. */
export const learnerLimits: ProgramLimits = {
  processes: 96,
  addressSpaceBytes: 2_147_483_648,
  fileBytes: 67_108_864,
  openFiles: 512,
  outputBytesPerSecond: 2_097_152,
};

/** A language server takes about 100 MB for a learner's file, and needs no more than a few threads. */
export const languageLimits: ProgramLimits = { ...learnerLimits, processes: 32, addressSpaceBytes: 1_073_741_824 };

/** A build starts compilers, and they are hungrier than nodes. */
export const buildLimits: ProgramLimits = { ...learnerLimits, processes: 256, addressSpaceBytes: 4_294_967_296 };
