import type { SqlFault } from '../database/database.ts';
import type { RestErrorCode } from '../errorCodes.ts';

interface RestFault {
  code: RestErrorCode;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/** An answer of the REST interface to a call that failed; the client library hands the four fields on as they are. */
export class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  /** What went wrong here, or what the database said. */
  constructor(status: number, fault: RestFault | SqlFault) {
    super(fault.message);
    this.status = status;
    this.code = fault.code;
    this.details = ('detail' in fault ? fault.detail : fault.details) ?? null;
    this.hint = fault.hint ?? null;
  }
}
