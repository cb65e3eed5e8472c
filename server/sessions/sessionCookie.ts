/** The cookie that carries the access token to the workspace API, out of reach of any script. */
import fastifyCookie, { type CookieSerializeOptions } from '@fastify/cookie';

/** Over https the browser itself guards the name: this host only, never a subdomain, never in clear. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-servolab_session' : 'servolab_session';
}

export function sessionCookieOptions(isSecure: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure };
}

/** The token in a Cookie header; null when there is none. */
export function sessionTokenIn(header: string | undefined, isSecure: boolean): string | null {
  if (header === undefined) return null;
  const token = fastifyCookie.parse(header)[sessionCookieName(isSecure)];
  return token === undefined || token === '' ? null : token;
}
