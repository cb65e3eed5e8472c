/** What a sign-in form may be sent with. */
import * as v from 'valibot';
import type { Credentials } from '../ports/authPort.ts';

export type Fault = 'required' | 'invalid';
export type CredentialFaults = Partial<Record<keyof Credentials, Fault>>;

const addressPattern = /^\S+@\S+\.\S+$/;

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(addressPattern, 'invalid')),
  password: v.pipe(v.string(), v.nonEmpty('required')),
});

/** What is wrong with each field; nothing for the fields that are right. */
export function faultsOf(credentials: Credentials): CredentialFaults {
  const result = v.safeParse(schema, credentials, { abortPipeEarly: true });
  if (result.success) return {};
  const { email, password } = v.flatten<typeof schema>(result.issues).nested ?? {};
  return { ...(email && { email: faultOf(email) }), ...(password && { password: faultOf(password) }) };
}

const faultOf = (messages: readonly string[]): Fault => (messages[0] === 'required' ? 'required' : 'invalid');
