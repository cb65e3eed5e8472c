/** Everything that belongs to the learner, to be taken along. */
export interface ExportPort {
  /** Has the server put it together, and gives it to the learner as a file. Rejects with the reason. */
  give(): Promise<void>;
}
