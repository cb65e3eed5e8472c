/**
 * Fetches the page that a link leads to when somebody points at the link or comes to it by keyboard: from there to the press there is time
 * for most of it. Nothing is fetched ahead where a browser is asked to save data.
 */
export function fetchAhead(fetchPage: (path: string) => Promise<void> | undefined, browser: Window = window): void {
  if (savesData(browser.navigator)) return;
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== browser.location.origin) return;
    // Whoever goes there is told when it cannot be had.
    fetchPage(link.pathname)?.catch(() => undefined);
  };
  browser.document.addEventListener('pointerover', look);
  browser.document.addEventListener('focusin', look);
}

/** Not every browser says it. */
function savesData(navigator: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return navigator.connection?.saveData === true;
}
