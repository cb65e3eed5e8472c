import type { SiteSight } from '#contract/operatorApi.ts';
import { type SiteParts, lookAtSite } from './lookAtSite.ts';

/** What operators see, end and allow. */
export interface Site {
  look(): Promise<SiteSight>;
  /** Whether the program ran. */
  stopProgram(learnerId: string, programId: string): Promise<boolean>;
  /** Whether anything ran. */
  closeWorkspace(learnerId: string): Promise<boolean>;
  /** Allows the inspection for the pages that a learner has open, or takes that back. Whether there was such a page, or something to take back. */
  permitInspection(learnerId: string, isAllowed: boolean): Promise<boolean>;
}

/** The site as far as this server holds it. */
export function ownSite(parts: SiteParts): Site {
  const { workspaces, inspections } = parts;
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
    permitInspection: async (learner, isAllowed) =>
      isAllowed ? inspections.allow(learner) : inspections.withdraw(learner),
  };
}
