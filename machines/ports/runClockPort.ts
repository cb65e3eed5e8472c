/** What this tab remembers of the run that began last in it, a reload of the page included. */
export interface RunClockPort {
  /** A run begins now. */
  begin(): void;
  /** Milliseconds since the last one began; null where none did, and in a browser that keeps nothing. */
  elapsed(): number | null;
}
