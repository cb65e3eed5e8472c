/** The address bar. Paths carry their query: `/auth/signin?redirect=%2Fchallenges`. */
export interface LocationPort {
  /** Tells the present path once and then every change, always in a later task. */
  watch(moved: (path: string) => void): () => void;
  go(path: string, how?: 'push' | 'replace'): void;
}
