import type { SessionKeeper } from './axiosCalls.ts';
import { openOnce } from './openOnce.ts';
import type { WorkspaceCalls } from './workspaceCalls.ts';

type MakeCalls = (session: SessionKeeper) => WorkspaceCalls;

/** Fetches the client, for who will call soon. */
export const fetchAxios = async (): Promise<MakeCalls> => (await import('./axiosCalls.ts')).axiosCalls;

/**
 * The workspace API with its HTTP client loaded by the first call, so that pages without a workspace do without it.
 * A call whose client cannot be had rejects; the next one fetches it again.
 */
export function lazyCalls(session: SessionKeeper, fetchClient: () => Promise<MakeCalls> = fetchAxios): WorkspaceCalls {
  const open = openOnce(async () => (await fetchClient())(session));
  return async (name, options) => {
    const calls = await open();
    return calls(name, options);
  };
}
