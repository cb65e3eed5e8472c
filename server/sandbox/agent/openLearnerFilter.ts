import { openSync, writeFileSync } from 'node:fs';
import { learnerFilter } from '../seccomp/learnerFilter.ts';

/** Outside every program's own view of `/tmp`. */
const PATH = '/tmp/learner-filter.bpf';

let isWritten = false;

/** A descriptor of the filter of system calls, to be read once and closed. Where none is known for this machine it is empty, which bwrap refuses. */
export function openLearnerFilter(): number {
  if (!isWritten) writeFileSync(PATH, learnerFilter() ?? '', { mode: 0o600 });
  isWritten = true;
  return openSync(PATH, 'r');
}
