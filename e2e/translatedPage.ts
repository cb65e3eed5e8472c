/** A page as Chrome's translation leaves it: `<font>` elements in the place of its texts, of those that come later as well. */
import type { BrowserContext } from 'playwright/test';

/** Every text of the pages to come is "translated" to capital letters, save where a page says that its words are no language. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The page knows nothing but what stands in here.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const isMeant = ({ data, parentElement }: Text) =>
      data.trim() !== '' && parentElement?.closest('[translate="no"], font, script, style, svg, textarea') === null;

    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts.filter(isMeant)) {
        const translation = document.createElement('font');
        translation.textContent = text.data.toUpperCase();
        text.before(translation);
        text.remove();
      }
    };

    addEventListener('load', () => {
      translate(document.body);
      const observer = new MutationObserver((records) => {
        for (const { target } of records) if (target.isConnected) translate(target);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });
}
