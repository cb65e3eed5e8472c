/** Whether a request was made by a page of ours. A request that does not say where it comes from was not. */
export function isAllowedOrigin(origin: string | undefined, allowed: readonly string[]): boolean {
  return origin !== undefined && allowed.includes(origin);
}
