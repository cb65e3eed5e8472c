import { WORKSPACE_PATH } from '#contract/limits.ts';
import { sandboxPlaces } from '../sandboxPlaces.ts';

/** What every program in the workspace finds in its environment: built from nothing, and nothing of the server's is in it. */
export function baseEnvironment(): Record<string, string> {
  const overlay = `${sandboxPlaces.overlay}/usr`;
  return {
    PATH: `${overlay}/bin:/usr/bin:/bin`,
    HOME: WORKSPACE_PATH,
    USER: 'learner',
    LANG: 'C.UTF-8',
    PYTHONUNBUFFERED: '1',
    PYTHONPATH: `${overlay}/lib/python3/dist-packages`,
  };
}
