/**
 * The accounts that learners' programs run under when the server itself is root: root would ignore the limit on processes and own too much. Much that the
 * kernel counts, it counts by account, so each learner gets one of their own where the system has set a range of numbers aside for that.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** It belongs to nobody on a usual machine, and needs no entry in /etc/passwd. */
const SHARED_ID = 59_977;
/** Which numbers an account may give to others: a line is a name or a number, the first of them and how many. */
const SUBORDINATE_IDS = '/etc/subuid';
const OF_ROOT = /^(?:root|0):(\d+):(\d+)$/m;

export interface Account {
  uid: number;
  gid: number;
}

export interface LearnerAccounts {
  /** For what is no learner's: the template, the canary, programs that are judged. */
  shared: Account;
  /** The same on every server with the same range. Of very many learners two may have the same. */
  of(learnerId: string): Account;
}

/** Undefined when the server is not root: then everything runs under its own account. */
export function learnerAccounts(ranges: string = SUBORDINATE_IDS): LearnerAccounts | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const shared = accountOf(SHARED_ID);
  const [, first, count] = (existsSync(ranges) ? OF_ROOT.exec(readFileSync(ranges, 'utf8')) : null) ?? [];
  if (first === undefined || Number(count) === 0) return { shared, of: () => shared };
  return { shared, of: (learnerId) => accountOf(Number(first) + (numberOf(learnerId) % Number(count))) };
}

function numberOf(learnerId: string): number {
  return createHash('sha256').update(learnerId).digest().readUInt32BE();
}

const accountOf = (id: number): Account => ({ uid: id, gid: id });
