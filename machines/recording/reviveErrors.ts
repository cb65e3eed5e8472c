import type { AnyEventObject } from 'xstate';
import { errorFactOf } from '#contract/errorFacts.ts';
import { type Reason, RefusedError } from '../ports/reason.ts';
import { isRecord } from './isRecord.ts';

/** A reviver for `JSON.parse` that makes errors of what were errors. */
export function reviveErrors(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  if ('$refused' in value) return new RefusedError(reasonIn(value['$refused']));
  return '$error' in value ? new Error(String(value['$error'])) : value;
}

/** What was said, read from JSON; few events hold an error, and a reviver takes several times as long as the reading. */
export function readEvent(json: string): AnyEventObject {
  return json.includes('"$') ? JSON.parse(json, reviveErrors) : JSON.parse(json);
}

/** A code that this build does not know, or facts that are not those of their code, are told as they stand. */
function reasonIn(written: unknown): Reason {
  if (!isRecord(written)) return String(written);
  return errorFactOf(String(written['code']), written['facts']) ?? JSON.stringify(written);
}
