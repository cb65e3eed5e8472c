import { errorFactOf } from '#contract/errorFacts.ts';
import { type Reason, RefusedError } from '../ports/reason.ts';
import { actorPath, isActor } from './actorPath.ts';
import { isRecord } from './isRecord.ts';

/**
 * What of a value can be written down, for a replacer of `JSON.stringify`: actors become their paths, refusals their
 * reasons and other errors their messages; ports, which can be called, are left out. `holder` is the object that has the value under `key`.
 */
export function portable(holder: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  // An actor has turned itself into something else by now: the original is still in its holder.
  const original = holder[key];
  if (typeof original !== 'object' || original === null) return value;
  if (isActor(original)) return `→ ${actorPath(original)}`;
  if (original instanceof RefusedError) return { $refused: original.reason };
  if (original instanceof Error) return { $error: original.message };
  return isPort(original) ? undefined : value;
}

/** A reviver for `JSON.parse` that makes errors of what were errors. */
export function revived(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  if ('$refused' in value) return new RefusedError(reasonIn(value['$refused']));
  return '$error' in value ? new Error(String(value['$error'])) : value;
}

/** A code that this build does not know, or facts that are not those of their code, are told as they stand. */
function reasonIn(written: unknown): Reason {
  if (!isRecord(written)) return String(written);
  return errorFactOf(String(written['code']), written['facts']) ?? JSON.stringify(written);
}

function isPort(value: object): boolean {
  if (!isRecord(value)) return false;
  for (const name in value) if (typeof value[name] === 'function') return true;
  return false;
}
