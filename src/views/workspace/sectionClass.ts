/**
 * When a part of the workspace is on the screen: on a phone when its section is chosen, on a desk unless it is
 * collapsed, and in between, where there is room for one side, when it is that one. Hiding keeps it mounted, so that
 * nothing typed or scrolled is lost.
 */
export function sectionClass(isChosen: boolean, isOpen: boolean, isPreferred = true): string {
  const phone = isChosen ? 'flex flex-1' : 'hidden';
  return `${phone} min-h-0 min-w-0 flex-col ${deskClass(isOpen, isPreferred)}`;
}

/** When the edge that resizes it is there: with it, but never on a phone. */
export const splitterClass = (isOpen: boolean, isPreferred = true): string =>
  `hidden ${deskClass(isOpen, isPreferred)}`;

/** Where something stands in for it: wherever it is not on the screen. */
export function standInClass(isChosen: boolean, isOpen: boolean, isPreferred: boolean): string {
  const phone = isChosen ? 'max-md:hidden' : '';
  if (!isOpen) return phone;
  return `${phone} ${isPreferred ? 'md:hidden' : 'lg:hidden'}`;
}

function deskClass(isOpen: boolean, isPreferred: boolean): string {
  if (!isOpen) return 'md:hidden';
  return isPreferred ? 'md:flex' : 'md:hidden lg:flex';
}
