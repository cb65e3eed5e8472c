import type { SiteSight } from '#contract/operatorApi.ts';
import { type SiteParts, lookAtSite } from './lookAtSite.ts';

/** What operators see and end. */
export interface Site {
  look(): Promise<SiteSight>;
  /** Whether the program ran. */
  stopProgram(learnerId: string, programId: string): Promise<boolean>;
  /** Whether anything ran. */
  closeWorkspace(learnerId: string): Promise<boolean>;
}

/** The site as far as this server holds it. */
export function ownSite(parts: SiteParts): Site {
  const { workspaces } = parts;
  const isKnown = async (learner: string) => (await workspaces.sights()).some(({ learnerId }) => learnerId === learner);
  return {
    look: async () => lookAtSite(parts),
    async stopProgram(learner, program) {
      const workspace = (await isKnown(learner)) ? await workspaces.of(learner) : undefined;
      const isRunning =
        workspace?.list().some((one) => one.process_id === program && one.status === 'running') ?? false;
      await workspace?.stop(program, { reason: 'operator' });
      return isRunning;
    },
    closeWorkspace: async (learner) => workspaces.endSandbox(learner),
  };
}
