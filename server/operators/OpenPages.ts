/** A learner who has pages of the workspace open. */
export interface PageVisit {
  learnerId: string;
  /** As the token of the session says; null where it says none. */
  email: string | null;
  /** When the oldest of the pages was opened. */
  since: Date;
  sockets: number;
}

/** Who has pages open; the sockets know. */
export interface OpenPages {
  visits(): PageVisit[];
  /** The sign-ins that a learner's pages live on, by the names that tokens give them. */
  signInsOf(learnerId: string): string[];
}
