/**
 * The account that learners' programs run under when the server itself is root: root would ignore the limit on processes
 * and own too much. The number belongs to nobody on a usual machine; it needs no entry in /etc/passwd.
 */
const LEARNER_ID = 59_977;

export interface Account {
  uid: number;
  gid: number;
}

/** Undefined when the server is not root: then everything runs under its own account. */
export function learnerAccount(): Account | undefined {
  return process.getuid?.() === 0 ? { uid: LEARNER_ID, gid: LEARNER_ID } : undefined;
}
