import * as v from 'valibot';
import { AuthError } from '../authError.ts';

/** In bytes of JSON. Every token carries the data, and a browser keeps no cookie above four kilobytes. */
export const MOST_USER_DATA = 2048;

/** What a client wants to be kept with an account. */
export const userData = v.record(v.string(), v.unknown());

/** What the service itself notes among the data. */
const OWN = new Set(['sub', 'email', 'email_verified', 'phone_verified']);
/** No note of the service is longer, in bytes of JSON: the longest is an address of 255 characters. */
const MOST_NOTE = 1024;

/** Throws AuthError when the tokens of an account would become too long with the data. */
export function checkUserData(data: Readonly<Record<string, unknown>> | null | undefined): void {
  const counted = Object.entries(data ?? {}).filter(([key, value]) => !OWN.has(key) || bytesOf(value) > MOST_NOTE);
  if (bytesOf(Object.fromEntries(counted)) <= MOST_USER_DATA) return;
  throw new AuthError(400, 'validation_failed', `Metadata may be ${MOST_USER_DATA} bytes of JSON at most`);
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
