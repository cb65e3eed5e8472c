/** Resolves when what is drawn now has been painted: whatever is fetched behind it takes nothing from the first sight of a page. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve, 0)));
