/** How the REST adapters speak to the workspace API, whatever HTTP client does the work. */
import { errorFactOf } from '#contract/errorFacts.ts';
import type { AnswerOf, OperationName, ApiError } from '#contract/rest.ts';
import type { Reason } from '#machines/ports/reason.ts';

export interface CallOptions {
  query?: Record<string, string>;
  /** Fills the variable part of the operation's path: `:id` or `*`. */
  pathPart?: string;
  body?: unknown;
  timeoutMs?: number;
}

/** `refused`: the server said no, and why, as far as it could be understood. `unreachable`: no answer came. */
export type CallAnswer<Name extends OperationName> =
  | { outcome: 'answered'; body: AnswerOf<Name> }
  | { outcome: 'refused'; status: number; error: ApiError | undefined; message: string }
  | { outcome: 'unreachable'; message: string };

export type WorkspaceCalls = <Name extends OperationName>(
  name: Name,
  options?: CallOptions,
) => Promise<CallAnswer<Name>>;

/** Why it was refused: a fact where its code is known here, else the server's own words; null when it gives no reason. */
export function detailOf(error: ApiError | undefined): Reason | null {
  if (error === undefined) return null;
  const fact = errorFactOf(error.code, error.facts);
  if (fact !== undefined) return fact;
  return typeof error.detail === 'string' ? error.detail : error.detail.error;
}

/** Why a call brought nothing. */
export function reasonOf(answer: Exclude<CallAnswer<OperationName>, { outcome: 'answered' }>): Reason {
  if (answer.outcome === 'unreachable') return answer.message;
  return detailOf(answer.error) ?? answer.message;
}
