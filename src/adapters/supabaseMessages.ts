import type { MessagePort } from '#machines/ports/messagePort.ts';
import type { ProcedureCalls } from './procedureCalls.ts';
import { ProcedureError } from './procedureError.ts';

/** The messages that the database keeps for the operator. */
export function supabaseMessages(calls: ProcedureCalls): MessagePort {
  return {
    async send({ kind, userName, email, message }) {
      const params = { p_kind: kind, p_user_name: userName, p_email: email, p_message: message };
      try {
        await calls.write('users_isp_send_message', params);
        return { outcome: 'sent' };
      } catch (error) {
        if (!(error instanceof ProcedureError)) throw error;
        return { outcome: error.isAnswer ? 'refused' : 'unreachable', detail: error.reason };
      }
    },
  };
}
