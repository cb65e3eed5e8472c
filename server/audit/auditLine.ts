import type { AuditEntry } from './auditEvents.ts';

/** More than any code, route or id of ours has. */
const LONGEST = 100;

/** One line of JSON, at most some hundred bytes of printable ASCII, whatever the values are. `leftOut` entries before it were lost. */
export function auditLine({ event, learner, address, outcome, what }: AuditEntry, at: Date, leftOut: number): string {
  const line = {
    time: at.toISOString(),
    event,
    learner: plainOrNull(learner),
    address: plainOrNull(address),
    outcome: plain(outcome),
    ...(what === undefined ? {} : { what: plain(what) }),
    ...(leftOut === 0 ? {} : { left_out: leftOut }),
  };
  return `${JSON.stringify(line)}\n`;
}

function plainOrNull(value: string | null | undefined): string | null {
  return value === null || value === undefined ? null : plain(value);
}

/** Nothing that breaks a line, a terminal or the reader's eye. */
function plain(value: string): string {
  return value.slice(0, LONGEST).replaceAll(/[^\u0020-\u007e]/g, '?');
}
