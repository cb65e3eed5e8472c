/** Brings markup to life that the server has drawn ahead: what is the same stays, and what was pressed meanwhile is pressed again. */
import type { ReactNode } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';

/** The language that the page was drawn ahead in; null where it was not. */
export function prerenderedLocale(container: HTMLElement): string | null {
  return container.dataset['prerendered'] ?? null;
}

/** Draws `sight` over the markup of the container, of which it is what React makes; in its place where the browser has translated it. */
export function showPrerendered(container: HTMLElement, sight: ReactNode): Root {
  const early = [...container.querySelectorAll<HTMLElement>('[data-early]')].map((part) => ({
    part,
    chosen: part instanceof HTMLSelectElement ? part.value : null,
  }));
  for (const { part } of early) delete part.dataset['early'];
  delete container.dataset['prerendered'];
  // Of texts that the browser has translated (`translatedTexts.ts`) React would say that they are not what it makes.
  if (container.querySelector('font') !== null) {
    const anew = createRoot(container);
    anew.render(sight);
    return anew;
  }
  const root = hydrateRoot(container, sight);
  for (const { part, chosen } of early) doAgain(part, chosen);
  return root;
}

/** React brings a part to life at once that hears of something. */
function doAgain(part: HTMLElement, chosen: string | null): void {
  if (!(part instanceof HTMLSelectElement)) {
    part.click();
    return;
  }
  if (chosen !== null) part.value = chosen;
  part.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Takes markup away that was drawn for another reader; what React has brought to life is React's to change. */
export function withoutPrerendered(container: HTMLElement): void {
  if (prerenderedLocale(container) === null) return;
  container.replaceChildren();
  delete container.dataset['prerendered'];
}
