/** What a rejected call says about itself. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
