import type { RefCallback } from 'react';

/** What may take the focus; what is off or not on the screen lets it pass. */
const takers = 'button, a[href], input, select, textarea, [contenteditable="true"], [tabindex="0"]';

/**
 * A ref for what may leave the page while the focus is in it, which would else start over at the top of the page: the focus goes to what `next`
 * finds once it is gone, or to the nearest thing that takes it. A focus that is elsewhere stays where it is. A dialog that goes as a whole gives
 * the focus back itself.
 */
export function handFocusOn(next?: () => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return undefined;
    return () => {
      const page = element.ownerDocument;
      if (!element.contains(page.activeElement)) return;
      const focusNearby = nearbyOf(element);
      // What is left, and what has come, is only known when the page is drawn.
      queueMicrotask(() => {
        if (page.activeElement !== page.body) return;
        next?.()?.focus();
        focusNearby();
      });
    };
  };
}

/** Remembers where something stands: once it is gone, and the focus is nowhere, the focus goes to what is nearest to its place. */
export function nearbyOf(element: HTMLElement): () => void {
  const page = element.ownerDocument;
  const around = ancestorsOf(element);
  // It stays where the element was when that is gone.
  const gap = page.createRange();
  gap.setStartBefore(element);
  gap.collapse(true);
  return () => {
    if (page.activeElement === page.body) focusNearest(page, around, gap);
  };
}

/** In the nearest place that has any: the place itself, else what follows the gap, else what comes before it. */
function focusNearest(page: Document, around: readonly HTMLElement[], gap: Range): void {
  for (const place of around.filter(({ isConnected }) => isConnected)) {
    place.focus({ preventScroll: true });
    const inside = [...place.querySelectorAll<HTMLElement>(takers)];
    const after = inside.filter((taker) => gap.comparePoint(taker, 0) >= 0);
    const before = inside.slice(0, inside.length - after.length);
    for (const taker of [...after, ...before.toReversed()]) {
      if (page.activeElement !== page.body) return;
      taker.focus();
    }
  }
}

/** The nearest first, as far as the dialog that it stands in. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (parentElement === null || element.getAttribute('role') === 'dialog') return [];
  return [parentElement, ...ancestorsOf(parentElement)];
}
