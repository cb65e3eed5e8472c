/** Where learners' workspaces lie. */
export interface WorkspacePlaces {
  /** Holds a folder for each learner, by their id. */
  root: string;
  /** The folder that is the learner's workspace: whoever asks may use it, and makes it where there is none. Rejects with WorkspaceUnavailableError. */
  placeOf(learnerId: string): Promise<string>;
}
