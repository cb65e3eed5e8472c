import type { SessionKeeper } from './axiosCalls.ts';
import type { WorkspaceCalls } from './workspaceCalls.ts';

type MakeCalls = (session: SessionKeeper) => WorkspaceCalls;

const fetchAxios = async (): Promise<MakeCalls> => (await import('./axiosCalls.ts')).axiosCalls;

/**
 * The workspace API with its HTTP client loaded by the first call, so that pages without a workspace do without it.
 * A call whose client cannot be had rejects; the next one fetches it again.
 */
export function lazyCalls(session: SessionKeeper, fetchClient: () => Promise<MakeCalls> = fetchAxios): WorkspaceCalls {
  let calls: Promise<WorkspaceCalls> | undefined;
  const load = async () => {
    try {
      const make = await fetchClient();
      return make(session);
    } catch (error) {
      calls = undefined;
      throw error;
    }
  };
  return async (name, options) => {
    calls ??= load();
    return (await calls)(name, options);
  };
}
