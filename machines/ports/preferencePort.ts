/** Small wishes remembered in this browser. A browser that keeps nothing answers null. */
export interface PreferencePort {
  read(name: string): string | null;
  write(name: string, value: string): void;
}
