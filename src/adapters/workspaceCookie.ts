/** The cookie that stands for a session at the workspace API. */

/** Nobody waits longer than this for the cookie: without it the next call renews it. */
const PATIENCE_MS = 10_000;

export type CookieAnswer = 'opened' | 'refused' | 'unreachable';

/** Makes or renews the cookie from an access token. */
export async function openCookie(accessToken: string): Promise<CookieAnswer> {
  const answer = await request('POST', { authorization: `Bearer ${accessToken}` });
  if (answer?.ok) return 'opened';
  return answer?.status === 401 || answer?.status === 403 ? 'refused' : 'unreachable';
}

export async function closeCookie(): Promise<void> {
  await request('DELETE', {});
}

/** Undefined when the server cannot be reached: the call that needed the cookie will say so. */
async function request(method: string, headers: Record<string, string>): Promise<Response | undefined> {
  try {
    const answer = await fetch('/api/session', {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // A browser keeps a request, and its connection, open until somebody has read the answer to its end.
    await answer.arrayBuffer();
    return answer;
  } catch {
    return undefined;
  }
}
