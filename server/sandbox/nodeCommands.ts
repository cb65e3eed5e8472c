import { sandboxPlaces } from './sandboxPlaces.ts';

/**
 * Starts Node for what runs in every workspace all the time, where memory is what each learner costs. Little is young there, and what programs make them
 * remember is bounded. What is given back to the allocator goes back to the system: compiling one function of the physics engine takes 90 MB for a moment,
 * in pieces so small that the allocator would keep them otherwise. What is smaller still comes in large pages, where the kernel has them.
 */
export const lowMemoryNode = [
  '/usr/bin/env',
  'GLIBC_TUNABLES=glibc.malloc.hugetlb=1',
  'MALLOC_ARENA_MAX=1',
  'MALLOC_MMAP_THRESHOLD_=8192',
  'MALLOC_TRIM_THRESHOLD_=131072',
  sandboxPlaces.node,
  '--max-semi-space-size=1',
  '--max-old-space-size=256',
  '--expose-gc',
] as const;

/** Starts Node for a robot that judges: it lives for some seconds, beside a few others at most, so that time counts and memory does not. */
export const quickNode = [sandboxPlaces.node, '--max-old-space-size=256'] as const;
