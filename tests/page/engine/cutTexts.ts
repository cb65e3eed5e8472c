/**
 * Which texts of the page do not fit: outside the window, outside their box or in its margins, or cut off. What scrolls sideways, and what says by an
 * ellipsis that there is more, is meant so. It is run in the page, and needs nothing but itself.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (parent === null || text.textContent?.trim() === '') continue;
    if (parent.closest('svg, script, style, noscript, option, .cm-editor, .sr-only') !== null) continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: HTMLElement | null = parent; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed' && box.getBoundingClientRect().bottom <= 0) break;
      if (style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX)) break;
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      // Meant for those who hear the page.
      if (edge.width <= 1 && edge.height <= 1) break;
      const isWide =
        left < edge.left + parseFloat(style.paddingLeft) - 1 || right > edge.right - parseFloat(style.paddingRight) + 1;
      const isCut = style.overflowY === 'hidden' && (top < edge.top - 1 || bottom > edge.bottom + 1);
      if (isWide || isCut) {
        found.add(`${box.tagName.toLowerCase()}.${box.className}: ${text.textContent}`);
        break;
      }
      if (['auto', 'scroll'].includes(style.overflowY)) break;
    }
  }
  if (document.documentElement.scrollWidth > window.innerWidth) found.add('the page scrolls sideways');
  return [...found];
}
