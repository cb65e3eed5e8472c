/** Small preferences remembered in this browser. A browser that keeps nothing answers null. */
export interface PreferencePort {
  read(name: string): string | null;
  write(name: string, value: string): void;
  /** Tells what another tab of this browser has written under a name, until it is told to stop. */
  watch(name: string, written: (value: string) => void): () => void;
}
