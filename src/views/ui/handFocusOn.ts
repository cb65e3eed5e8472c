import type { RefCallback } from 'react';

/** What may take the focus; what is off or not on the screen lets it pass. */
const takers = 'button, a[href], input, select, textarea, [tabindex="0"]';

/**
 * A ref for what may leave the page while the focus is in it, which would else start over at the top of the page: the focus goes to what `next`
 * finds once it is gone, or to the nearest thing that takes it. A focus that is elsewhere stays where it is.
 */
export function handFocusOn(next?: () => HTMLElement | null | undefined): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return undefined;
    return () => {
      const page = element.ownerDocument;
      if (!element.contains(page.activeElement)) return;
      const around = ancestorsOf(element);
      // What is left, and what has come, is only known when the page is drawn.
      queueMicrotask(() => {
        if (page.activeElement !== page.body) return;
        next?.()?.focus();
        if (page.activeElement === page.body) focusNearest(page, around);
      });
    };
  };
}

function focusNearest(page: Document, around: readonly HTMLElement[]): void {
  for (const place of around) {
    for (const taker of [place, ...place.querySelectorAll<HTMLElement>(takers)]) {
      taker.focus();
      if (page.activeElement === taker) return;
    }
  }
}

/** The nearest first. */
function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}
