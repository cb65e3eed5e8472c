/**
 * Resolves when somebody sees the page: the first time when the browser says that content was painted, later with the next frame.
 * Whatever is fetched behind it takes nothing from the first sight of a page. A browser that does not tell of its paints is not waited for.
 * Where a page is only written, on the server, nothing is ever painted.
 */
export async function afterPaint(): Promise<void> {
  if (!('requestAnimationFrame' in globalThis)) return;
  await contentPainted();
  await new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve, 0)));
}

function contentPainted(): Promise<void> {
  if (!('PerformanceObserver' in globalThis) || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return Promise.resolve();
  return new Promise((resolve) => {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paints.disconnect();
      resolve();
    });
    paints.observe({ type: 'paint', buffered: true });
  });
}
