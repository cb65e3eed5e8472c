import type { SessionKeeper } from './axiosCalls.ts';
import type { WorkspaceCalls } from './workspaceCalls.ts';

/** The workspace API with its HTTP client loaded by the first call, so that pages without a workspace do without it. */
export function lazyCalls(session: SessionKeeper): WorkspaceCalls {
  let calls: Promise<WorkspaceCalls> | undefined;
  const load = async () => {
    const { axiosCalls } = await import('./axiosCalls.ts');
    return axiosCalls(session);
  };
  return async (name, options) => {
    calls ??= load();
    return (await calls)(name, options);
  };
}
