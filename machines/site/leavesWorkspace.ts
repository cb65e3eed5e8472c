import { pageOf } from './pages.ts';

/** Whether going from one path to another closes the file that is worked on in the workspace. */
export function leavesWorkspace(from: string, to: string): boolean {
  const before = pageOf(from);
  const after = pageOf(to);
  return after.name !== before.name || after.challengeId !== before.challengeId;
}
