/**
 * When a part of the workspace is on the screen: on a phone when its section is chosen, on a desk unless it is
 * collapsed. Hiding keeps it mounted, so that nothing typed or scrolled is lost.
 */
export function sectionClass(isChosen: boolean, isOpen: boolean): string {
  const phone = isChosen ? 'flex flex-1' : 'hidden';
  return `${phone} min-h-0 min-w-0 flex-col ${isOpen ? 'md:flex' : 'md:hidden'}`;
}
