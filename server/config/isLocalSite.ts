import { isLoopback } from './isLoopback.ts';

/** Whether only this machine can reach a site of that address. */
export function isLocalSite(siteUrl: string): boolean {
  return isLoopback(new URL(siteUrl).hostname.replace(/^\[(.*)\]$/, '$1'));
}
