/** The description of the workspace API, read from its server, and calls that are tried out. */
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import type { ApiAnswer, ApiCall, ApiPort } from '#machines/ports/apiPort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import type { SessionKeeper } from './axiosCalls.ts';
import { UNEXPECTED } from './procedureError.ts';

const content = v.object({ 'application/json': v.object({ schema: v.unknown() }) });
const operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  parameters: v.array(v.object({ name: v.string(), in: v.picklist(['path', 'query']), required: v.boolean() })),
  requestBody: v.optional(v.object({ content })),
  responses: v.object({ 200: v.object({ content }) }),
});
const description = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

const UNAUTHENTICATED = 401;

export function restApi({ renew }: Pick<SessionKeeper, 'renew'>): ApiPort {
  return {
    async describe() {
      const { status, body } = await read('/openapi.json');
      if (status !== 200) throw new RefusedError({ code: 'service_failed', facts: { status } });
      const parsed = v.safeParse(description, JSON.parse(body));
      if (!parsed.success) throw new RefusedError(UNEXPECTED);
      return Object.entries(parsed.output.paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, call]) => callOf(method, path, call)),
      );
    },

    async tryOut(path) {
      const first = await read(path);
      if (first.status !== UNAUTHENTICATED || (await renew()) !== 'renewed') return first;
      return read(path);
    },
  };
}

async function read(path: string): Promise<ApiAnswer> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limits.requestTimeoutMs),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    throw new RefusedError({ code: 'service_unreachable', facts: {} });
  }
}

function callOf(method: string, path: string, call: v.InferOutput<typeof operation>): ApiCall {
  return {
    id: call.operationId,
    method: method.toUpperCase(),
    path,
    summary: call.summary,
    parameters: call.parameters.map(({ name, in: place, required }) => ({ name, place, isRequired: required })),
    body: call.requestBody === undefined ? null : schemaText(call.requestBody.content),
    answer: schemaText(call.responses[200].content),
  };
}

const schemaText = (of: v.InferOutput<typeof content>): string =>
  JSON.stringify(of['application/json'].schema, null, 2);
