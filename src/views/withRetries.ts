/** Milliseconds until a part of the page is asked for again: half a minute in all, in which a server is back that starts anew. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000];

/**
 * Fetches a part of the page that somebody wants, for `lazy` of React, which asks once. One that cannot be had is asked for
 * again, and while the browser has no network as soon as it has one again. Rejects when it is still not to be had: then it is
 * no longer there, as after an update of the site.
 */
export async function withRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await (navigator.onLine ? passed(pause) : online());
    }
  }
  return load();
}

const passed = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const online = () => new Promise<unknown>((resolve) => addEventListener('online', resolve, { once: true }));
