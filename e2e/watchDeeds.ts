import type { BrowserContext } from 'playwright/test';

interface Deeds {
  clicks: number;
  keys: number;
  /** Counts anew from here on. */
  forget(): void;
}

/** Counts what somebody clicks and types on all pages of a context; to be called before any of them is opened. */
export async function watchDeeds(context: BrowserContext): Promise<Deeds> {
  const deeds = {
    clicks: 0,
    keys: 0,
    forget: () => void Object.assign(deeds, { clicks: 0, keys: 0 }),
  };
  await context.exposeBinding('deedDone', (_, kind: 'clicks' | 'keys') => void (deeds[kind] += 1));
  await context.addInitScript(() => {
    const kinds = { click: 'clicks', keydown: 'keys' };
    for (const [type, kind] of Object.entries(kinds)) {
      const tell = ({ isTrusted }: Event) => {
        if (isTrusted) Reflect.get(window, 'deedDone')(kind);
      };
      addEventListener(type, tell, { capture: true });
    }
  });
  return deeds;
}
