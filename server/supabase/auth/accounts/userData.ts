import * as v from 'valibot';
import { AuthError } from '../authError.ts';

/** In bytes of JSON. Every token carries the data, and a browser keeps no cookie above four kilobytes. */
export const MOST_USER_DATA = 2048;

/** What a client wants to be kept with an account. */
export const userData = v.record(v.string(), v.unknown());

/** What the service itself notes among the data. */
const OWN = new Set(['sub', 'email', 'email_verified', 'phone_verified']);

/** Throws AuthError when the tokens of an account would become too long with the data. */
export function checkUserData(data: Readonly<Record<string, unknown>> | null | undefined): void {
  const counted = Object.entries(data ?? {}).filter(([key]) => !OWN.has(key));
  if (Buffer.byteLength(JSON.stringify(Object.fromEntries(counted))) <= MOST_USER_DATA) return;
  throw new AuthError(400, 'validation_failed', `Metadata may be ${MOST_USER_DATA} bytes of JSON at most`);
}
