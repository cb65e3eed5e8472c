import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { apiError } from '#contract/rest.ts';
import type { Table } from './row.ts';

const authError = v.strictObject({
  code: v.string(),
  message: v.string(),
  weak_password: v.optional(v.object({ reasons: v.array(v.string()) })),
});
const oauthError = v.strictObject({ error: v.string(), error_description: v.string() });
const restError = v.strictObject({
  code: v.string(),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.nullable(v.string()),
});
const gatewayError = v.strictObject({ message: v.string(), hint: v.string() });
const note = v.strictObject({ message: v.string() });

/** Reads why a call was refused; a body of another shape fails. */
const reasons = {
  workspace: (body) => v.parse(apiError, body).redirect,
  auth: (body) => {
    const parsed = v.parse(v.union([authError, oauthError]), body);
    return 'code' in parsed ? parsed.code : parsed.error;
  },
  rest: (body) => {
    const parsed = v.parse(v.union([restError, gatewayError]), body);
    return 'code' in parsed ? parsed.code : undefined;
  },
  page: (body) => {
    v.parse(v.union([apiError, note]), body);
    return undefined;
  },
} satisfies Record<Table['refusals'], (body: unknown) => string | undefined>;

/** The status and, of a refusal, its code or the page that it names. Whoever asks for a head is told the status alone. */
export function answerOf(answer: LightMyRequestResponse, refusals: Table['refusals'], isHead: boolean): string {
  const { statusCode: status } = answer;
  if (status < 400 || isHead) return String(status);
  const why = reasons[refusals](answer.json());
  return why === undefined ? String(status) : `${status} ${why}`;
}
