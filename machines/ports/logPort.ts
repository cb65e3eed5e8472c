/** The recorded log of this visit. */
export interface LogPort {
  /** Gives the log, as it is now, to the visitor as a file. */
  download(): void;
}
