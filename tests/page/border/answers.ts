/** Answers as the contract has them; one that it does not know throws, so that no walk meets a world that cannot be. */
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { SafetyReason } from '#contract/contentSafety.ts';
import { type DataOf, type ProcedureName, procedures } from '#contract/procedures.ts';
import { type AnswerOf, type OperationName, type ApiError, apiError, workspaceApi } from '#contract/rest.ts';
import type { Reason } from '#machines/ports/reason.ts';
import { safetyDetail } from '#server/files/safetyDetail.ts';
import type { Answer } from './Questions.ts';

/** The version of a text, as the server names it. */
export const versionOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64url')}`;

export function answered<Name extends OperationName>(name: Name, body: AnswerOf<Name>): Answer {
  return { status: 200, body: v.parse(workspaceApi[name].answer, body) };
}

/** As the server refuses: with its sentence, and with the code and the facts where the reason is known by them. */
export function refused(status: number, reason: Reason, more: Partial<ApiError> = {}): Answer {
  const detail = said(reason);
  const fact = typeof reason === 'string' ? null : reason;
  return { status, body: v.parse(apiError, { success: false, error: detail, detail, ...fact, ...more }) };
}

/** What somebody says who has no words for the code. */
export const said = (reason: Reason): string => (typeof reason === 'string' ? reason : reason.code);

const contentOf = (text: string) => ({ text, version: versionOf(text) });

/** The file was changed by somebody else, or whatever else speaks against replacing it. */
export function safetyRefused(reason: SafetyReason, onDisk: string, next: string): Answer {
  const { code, error, safety_info } = safetyDetail([reason], contentOf(onDisk), contentOf(next));
  return refused(409, error, { detail: { code, error, safety_info }, code, safety_info });
}

export function rows<Name extends ProcedureName>(name: Name, data: DataOf<Name>): Answer {
  return { status: 200, body: v.parse(procedures[name].data, data) };
}

/** As PostgREST says that a statement failed. */
export const broken = (message: string): Answer => ({
  status: 500,
  body: { code: 'XX000', message, details: null, hint: null },
});
