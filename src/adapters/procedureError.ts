/** What the client says of a call that failed: what the service sent, or only a text where it sent no JSON. */
interface FailedAnswer {
  message?: string;
  code?: string;
}

/** Statuses of something between here and the database that is away for a moment. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

/** The client puts the name of an error before its message, and has no other place for it. */
const NETWORK = 'UnreachableError: Network Error';
const UNREACHABLE = /^UnreachableError: /;

export const UNEXPECTED = 'The server answered something unexpected';

/** A procedure that was refused, or that nobody answered. */
export class ProcedureError extends Error {
  override readonly name = 'ProcedureError';
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Whether asking again may help. Who has waited for a time-out already does not wait three times more. */
  readonly isPassing: boolean;

  constructor(answer: FailedAnswer, status: number) {
    super(wordsOf(answer, status));
    this.status = status;
    this.isPassing = passing.has(status) || (status === 0 && answer.message === NETWORK);
  }
}

/** The provider's words; where a gateway sent a page of its own instead, the status in words of an HTTP client. */
function wordsOf({ message = '', code }: FailedAnswer, status: number): string {
  if (UNREACHABLE.test(message)) return message.replace(UNREACHABLE, '');
  if (status < 400) return UNEXPECTED;
  const isPage = message === '' || message.trimStart().startsWith('<') || (status >= 500 && !code);
  return isPage ? `Request failed with status code ${status}` : message;
}
