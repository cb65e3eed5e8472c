/** What a line says about a fault beside its kind. Every one of them is there; what a line does not say is empty. */
export type FaultFacts = Readonly<Record<FactName, string>>;

export type FactName = 'name' | 'near' | 'kind' | 'other';

/** How a fault shows in a line that a program, Python or ROS prints. */
export interface FaultSign {
  /** Its named groups are facts; each takes no longer over a line than the line is long. */
  pattern: RegExp;
  /** The names of which one may have been meant, where Python does not say so itself. */
  meant?: (facts: FaultFacts) => readonly string[];
}

/** Faults of one family by their names, the more special first. */
export type FaultFamily = Readonly<Record<string, FaultSign>>;
