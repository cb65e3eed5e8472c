import type { ErrorFact } from '#contract/errorFacts.ts';
import type { ApiError } from '#contract/rest.ts';

/** Ends the handling of a request with an answer that says why, as a fact and in words, in the shape of the contract's `apiError`. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: number;
  readonly body: ApiError;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    fact: ErrorFact | null,
    detail: string,
    more: { redirect?: string; body?: Partial<ApiError>; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.headers = more.headers ?? {};
    this.body = { success: false, error: detail, detail, ...fact, ...more.body };
    if (more.redirect !== undefined) this.body.redirect = more.redirect;
  }
}

export function tooManyRequests(seconds: number): RequestError {
  return new RequestError(
    429,
    { code: 'TOO_MANY_REQUESTS', facts: { seconds } },
    `Too many requests: try again in ${seconds} s.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}
