/** The number of the row of the output that was clicked; undefined where text was selected or something else was meant. */
export function pointedRow(target: EventTarget): number | undefined {
  if (!(target instanceof Element) || target.closest('a, button') !== null) return undefined;
  if (target.ownerDocument.getSelection()?.isCollapsed === false) return undefined;
  const number = target.closest('[data-row]')?.getAttribute('data-row') ?? null;
  return number === null ? undefined : Number(number);
}
