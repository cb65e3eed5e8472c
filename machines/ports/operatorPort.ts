import type { SiteSight } from '#contract/operatorApi.ts';

/** What operators see of the server, and what they end and allow on it. */
export interface OperatorPort {
  /** Null where the server says that there is nothing here: whoever asks is no operator. Rejects with the reason. */
  look(): Promise<SiteSight | null>;
  /** Stops one program of a learner. Whether it ran; rejects with the reason. */
  stopProgram(learnerId: string, processId: string): Promise<boolean>;
  /** Ends everything that runs of a learner. Whether anything did; rejects with the reason. */
  closeWorkspace(learnerId: string): Promise<boolean>;
  /** Allows that the open pages of a learner are inspected, or takes that back. Whether there was something to allow or to take back; rejects with the reason. */
  permitInspection(learnerId: string, isAllowed: boolean): Promise<boolean>;
}
