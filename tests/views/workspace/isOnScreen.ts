/** Where a window of the least width begins that each variant of a class is for. */
const widths = { '': 0, 'md:': 768, 'lg:': 1024 } as const;
const displays = ['hidden', 'flex', 'grid', 'block', 'contents'];

/** Whether a window of this width shows the element, by the classes that hide it or something that it is in. A document that is never laid out cannot be asked. */
export function isOnScreen(element: Element, width: number): boolean {
  if (displayOf(element.classList, width) === 'hidden') return false;
  return element.parentElement === null || isOnScreen(element.parentElement, width);
}

/** The widest variant that applies decides. */
function displayOf(classes: DOMTokenList, width: number): string | undefined {
  if (width < widths['md:'] && classes.contains('max-md:hidden')) return 'hidden';
  return Object.entries(widths)
    .filter(([, least]) => width >= least)
    .flatMap(([variant]) => displays.filter((display) => classes.contains(variant + display)))
    .at(-1);
}
