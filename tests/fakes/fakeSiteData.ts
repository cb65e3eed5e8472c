import type { SiteDataPort } from '#machines/ports/siteDataPort.ts';

/** A browser that remembers whose data it has removed, and may not let go of them. */
export function fakeSiteData() {
  const erased: string[] = [];
  let fault: string | undefined;
  const port: SiteDataPort = {
    async erase(userId) {
      if (fault !== undefined) throw new Error(fault);
      erased.push(userId);
    },
  };
  return { ...port, erased, break: (message: string) => void (fault = message) };
}
