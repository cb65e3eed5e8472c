import type { DemoPort } from '#machines/ports/demoPort.ts';
import type { Reason } from '#machines/ports/reason.ts';
import type { ProcedureCalls } from './procedureCalls.ts';
import { ProcedureError } from './procedureError.ts';

/** The addresses that the database keeps. */
export function supabaseDemo(calls: ProcedureCalls): DemoPort {
  return {
    async subscribe(email) {
      try {
        await calls.write('users_isp_subscribe_demo', { p_email: email });
        return { outcome: 'subscribed' };
      } catch (error) {
        if (!(error instanceof ProcedureError)) throw error;
        return { outcome: error.isAnswer ? 'refused' : 'unreachable', detail: reasonOf(error) };
      }
    },
  };
}

/** The database has one code for too much of anything: what it was here, only this call knows. */
function reasonOf({ reason }: ProcedureError): Reason {
  const isTooMuch = typeof reason !== 'string' && reason.code === 'messages_too_many';
  return isTooMuch ? { code: 'addresses_too_many', facts: {} } : reason;
}
