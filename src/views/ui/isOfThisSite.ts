/** Whether an address is a path of this site, and not that of another site written like one. */
export function isOfThisSite(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
