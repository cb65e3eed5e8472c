/** The description of the workspace API, read from its server, and calls that are tried out. */
import * as v from 'valibot';
import type { ApiCall, ApiPort } from '#machines/ports/apiPort.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { askServer } from './askServer.ts';
import type { SessionKeeper } from './axiosCalls.ts';
import { UNEXPECTED } from './procedureError.ts';

const content = v.object({ 'application/json': v.object({ schema: v.unknown() }) });
const operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  parameters: v.array(
    v.object({ name: v.string(), in: v.picklist(['path', 'query', 'header']), required: v.boolean() }),
  ),
  requestBody: v.optional(v.object({ content })),
  responses: v.object({ 200: v.object({ content }) }),
});
const description = v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) });

export function restApi({ renew }: Pick<SessionKeeper, 'renew'>): ApiPort {
  return {
    async describe() {
      const { status, body } = await askServer('/openapi.json', renew);
      if (status !== 200) throw new RefusedError({ code: 'service_failed', facts: { status } });
      const parsed = v.safeParse(description, JSON.parse(body));
      if (!parsed.success) throw new RefusedError(UNEXPECTED);
      return Object.entries(parsed.output.paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, call]) => callOf(method, path, call)),
      );
    },

    tryOut: (path) => askServer(path, renew),
  };
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
