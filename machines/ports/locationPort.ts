/** The address bar. Paths carry their query: `/auth/signin?redirect=%2Fchallenges`. */
export interface LocationPort {
  /** Tells the present path once and then every change, always in a later task, and not before all that its page is made of is here. */
  watch(moved: (path: string) => void): () => void;
  /** Lets the browser ask before the page is closed, reloaded or left for another site, until what it returns is called. */
  guardUnload(): () => void;
  /** `back` where the entry of the history before this one has that path already. */
  go(path: string, how?: 'push' | 'replace' | 'back'): void;
}
