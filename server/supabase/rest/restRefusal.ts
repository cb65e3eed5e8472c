/** An answer of the REST interface to a call that failed; the client library hands the four fields on as they are. */
export class RestRefusal extends Error {
  override name = 'RestRefusal';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    { code, message, details, hint }: { code: string; message: string; details?: string | null; hint?: string | null },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details ?? null;
    this.hint = hint ?? null;
  }
}
