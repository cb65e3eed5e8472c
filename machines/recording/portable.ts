import { RefusedError } from '../ports/reason.ts';
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

/** Whether something can be asked or told: nothing that is known has functions. */
export function isPort(value: object): boolean {
  if (!isRecord(value)) return false;
  for (const name in value) if (typeof value[name] === 'function') return true;
  return false;
}
