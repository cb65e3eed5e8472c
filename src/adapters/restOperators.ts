/** What operators see, end and allow, over the server's own addresses for them. */
import * as v from 'valibot';
import { operatorApi } from '#contract/operatorApi.ts';
import { apiError } from '#contract/rest.ts';
import type { OperatorPort } from '#machines/ports/operatorPort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { type ServerAnswer, UNAUTHENTICATED, askServer } from './askServer.ts';
import type { SessionKeeper } from './axiosCalls.ts';
import { UNEXPECTED } from './procedureError.ts';
import { detailOf } from './workspaceCalls.ts';

/** Nobody is signed in, the profile is not complete, or the server has nothing here for this account. */
const NOTHING: ReadonlySet<number> = new Set([UNAUTHENTICATED, 403, 404]);

type Call = (typeof operatorApi)[keyof typeof operatorApi];

export function restOperators({ renew }: Pick<SessionKeeper, 'renew'>): OperatorPort {
  const ask = async ({ method, path }: Call, body?: object) => askServer(path, renew, { method, body });

  async function end(call: typeof operatorApi.stopProgram | typeof operatorApi.closeWorkspace, body: object) {
    const { ended } = answerOf(await ask(call, body), call.answer);
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
    async permitInspection(learnerId, isAllowed) {
      const call = operatorApi.permitInspection;
      const { done } = answerOf(await ask(call, { learner_id: learnerId, allowed: isAllowed }), call.answer);
      return done;
    },
  };
}

const inJson = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);

/** Throws the reason of a refusal, and an answer that the contract does not know. */
function answerOf<Schema extends v.GenericSchema>(
  { status, body }: ServerAnswer,
  schema: Schema,
): v.InferOutput<Schema> {
  if (status === 200) {
    const parsed = v.safeParse(inJson(schema), body);
    if (parsed.success) return parsed.output;
    throw new RefusedError(UNEXPECTED);
  }
  const refusal = v.safeParse(inJson(apiError), body);
  const reason = refusal.success ? detailOf(refusal.output) : null;
  throw new RefusedError(reason ?? { code: 'service_failed', facts: { status } });
}
