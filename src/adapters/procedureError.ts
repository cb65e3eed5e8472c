import { type ErrorFact, errorFactOf } from '#contract/errorFacts.ts';
import { type Reason, RefusedError } from '#machines/ports/reason.ts';
import type { UnreachableError } from './supabaseFetch.ts';

/** What the client says of a call that failed: what the service sent, or only a text where it sent no JSON. */
interface FailedAnswer {
  message?: string;
  code?: string;
}

/** Statuses of something between here and the database that is away for a moment. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

const UNREACHABLE: ErrorFact = { code: 'service_unreachable', facts: {} };
export const UNEXPECTED: Reason = { code: 'service_answer_unexpected', facts: {} };

/** The client puts the name of an error before its message, and has no other place for it. */
const name: UnreachableError['name'] = 'UnreachableError';
const TIMEOUT = new RegExp(`^${name}: timeout of (\\d+)ms exceeded$`);

/** A procedure that was refused, or that nobody answered. */
export class ProcedureError extends RefusedError {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Whether asking again may help. Who has waited for a time-out already does not wait three times more. */
  readonly isPassing: boolean;
  /** Whether somebody answered at all. */
  readonly isAnswer: boolean;

  constructor(answer: FailedAnswer, status: number) {
    const reason = reasonFor(answer, status);
    super(reason);
    this.name = 'ProcedureError';
    this.status = status;
    this.isAnswer = status !== 0;
    this.isPassing = passing.has(status) || reason === UNREACHABLE;
  }
}

/** Why, as far as there is a code for it; else the words of the database, or the status where a gateway sent a page of its own. */
function reasonFor({ message = '', code = '' }: FailedAnswer, status: number): Reason {
  if (message.startsWith(`${name}: `)) return unanswered(message);
  if (status < 400) return UNEXPECTED;
  const isPage = message === '' || message.trimStart().startsWith('<') || (status >= 500 && code === '');
  if (isPage) return { code: 'service_failed', facts: { status } };
  return errorFactOf(codeFor(code, status), {}) ?? message;
}

function unanswered(message: string): ErrorFact {
  const [, milliseconds] = TIMEOUT.exec(message) ?? [];
  if (milliseconds === undefined) return UNREACHABLE;
  return { code: 'service_timed_out', facts: { milliseconds: Number(milliseconds) } };
}

/** Ours for the SQLSTATE by which the database refuses; those of classes 22 and 23 speak of a value. */
function codeFor(sqlState: string, status: number): string | undefined {
  if (sqlState === '42501' && status === 403) return 'account_foreign';
  if (sqlState === 'PT429') return 'messages_too_many';
  if (sqlState === 'PT409') return 'shared_runs_full';
  if (sqlState === 'PT404') return 'challenge_unknown';
  return /^2[23]\w{3}$/.test(sqlState) ? 'value_refused' : undefined;
}
