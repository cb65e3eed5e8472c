/** What operators see and end, over the server's own addresses for them. */
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { operatorApi } from '#contract/operatorApi.ts';
import { apiError } from '#contract/rest.ts';
import type { OperatorPort } from '#machines/ports/operatorPort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import type { SessionKeeper } from './axiosCalls.ts';
import { UNEXPECTED } from './procedureError.ts';
import { detailOf } from './workspaceCalls.ts';

const UNAUTHENTICATED = 401;
/** Nobody is signed in, the profile is not complete, or the server has nothing here for this account. */
const NOTHING: ReadonlySet<number> = new Set([UNAUTHENTICATED, 403, 404]);

type Call = (typeof operatorApi)[keyof typeof operatorApi];

export function restOperators({ renew }: Pick<SessionKeeper, 'renew'>): OperatorPort {
  async function ask(call: Call, body?: object): Promise<Response> {
    const first = await send(call, body);
    if (first.status !== UNAUTHENTICATED || (await renew()) !== 'renewed') return first;
    return send(call, body);
  }

  async function end(call: typeof operatorApi.stopProgram | typeof operatorApi.closeWorkspace, body: object) {
    const { ended } = await answerOf(await ask(call, body), call.answer);
    return ended;
  }

  return {
    async look() {
      const response = await ask(operatorApi.look);
      return NOTHING.has(response.status) ? null : answerOf(response, operatorApi.look.answer);
    },
    stopProgram: (learnerId, processId) =>
      end(operatorApi.stopProgram, { learner_id: learnerId, process_id: processId }),
    closeWorkspace: (learnerId) => end(operatorApi.closeWorkspace, { learner_id: learnerId }),
  };
}

async function send({ method, path }: Call, body?: object): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limits.requestTimeoutMs),
    });
  } catch {
    throw new RefusedError({ code: 'service_unreachable', facts: {} });
  }
}

/** Rejects with the reason of a refusal, and with what an answer is that the contract does not know. */
async function answerOf<Schema extends v.GenericSchema>(
  response: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const parsed = v.safeParse(schema, body);
    if (parsed.success) return parsed.output;
    throw new RefusedError(UNEXPECTED);
  }
  const refusal = v.safeParse(apiError, body);
  const reason = refusal.success ? detailOf(refusal.output) : null;
  throw new RefusedError(reason ?? { code: 'service_failed', facts: { status: response.status } });
}
