/** What this browser keeps of a learner, beside their session. */
export interface SiteDataPort {
  /** Removes all of it. Rejects when something may have stayed. */
  erase(userId: string): Promise<void>;
}
