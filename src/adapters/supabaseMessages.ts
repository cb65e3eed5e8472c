import type { MessagePort } from '#machines/ports/messagePort.ts';
import { plainLine } from './plainLine.ts';
import type { ProcedureCalls } from './procedureCalls.ts';
import { ProcedureError } from './procedureError.ts';
import { idempotentCalls } from './idempotentCalls.ts';

/** The messages that the database keeps for the operator. */
export function supabaseMessages(calls: ProcedureCalls): MessagePort {
  const again = idempotentCalls();
  return {
    async send({ kind, userName, email, message }) {
      const sender = { p_user_name: plainLine(userName), p_email: plainLine(email) };
      const params = { p_kind: kind, ...sender, p_message: message };
      try {
        await again(params, (id) => calls.write('users_isp_send_message', { ...params, p_request_id: id }));
        return { outcome: 'sent' };
      } catch (error) {
        if (!(error instanceof ProcedureError)) throw error;
        return { outcome: error.isAnswer ? 'refused' : 'unreachable', detail: error.reason };
      }
    },
  };
}
