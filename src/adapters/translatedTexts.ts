/**
 * Keeps React and the translation of a browser apart. Google's, in Chrome and Edge, puts a `<font>` in the place of each text.
 * React still knows the text, and fails with a NotFoundError when it takes it out or puts something before it; what it writes
 * into it is never seen (react/react#11538).
 */

/** By the text that React knows: what stands for it, and what it said when that came. */
type Translations = Map<Text, { standIn: ChildNode; original: string }>;

/**
 * Puts each text that was translated back, empty, before what stands for it: React finds it, and what React does with it is
 * done with the other, too. The translation sees a text that React has changed as a new one.
 * @returns ends it; what is translated then stays as it is
 */
export function keepTranslatedTexts(root: Node): () => void {
  const translations: Translations = new Map();
  const observer = new MutationObserver((records) => {
    for (const record of records) follow(record);
    for (const text of translations.keys()) settle(text);
    // What was done here is no news.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });

  function follow(record: MutationRecord) {
    if (record.target instanceof Text) forget(record.target);
    for (const removed of record.removedNodes) {
      if (removed instanceof Text && !translations.has(removed)) meet(removed, record);
      else if (removed instanceof Element) exchange(removed, record);
    }
  }

  /** A text was taken out: where a translation came instead, the two are kept. */
  function meet(text: Text, record: MutationRecord) {
    if (text.isConnected || text.data === '') return;
    const standIn = [...record.addedNodes, record.previousSibling, record.nextSibling].find(isTranslation);
    if (standIn === undefined || [...translations.values()].some((known) => known.standIn === standIn)) return;
    translations.set(text, { standIn, original: text.data });
    standIn.before(text);
    text.data = '';
    observer.observe(text, { characterData: true });
  }

  /** What stood for a text was taken out: another may stand for it now, unless the text went with it. */
  function exchange(removed: Element, { removedNodes, addedNodes: [added] }: MutationRecord) {
    for (const [text, known] of translations) {
      if (known.standIn !== removed || added === text || [...removedNodes].includes(text)) continue;
      if (added instanceof Element || added instanceof Text) known.standIn = added;
    }
  }

  function settle(text: Text) {
    const known = translations.get(text);
    if (known === undefined) return;
    const isThere = text.isConnected && known.standIn.isConnected;
    if (isThere && text.nextSibling !== known.standIn) text.after(known.standIn);
    if (isThere) return;
    // The original was given back, or a part of the page has gone, and may be shown again.
    text.data = known.original;
    forget(text);
  }

  /** React has changed the text, or it has gone. */
  function forget(text: Text) {
    translations.get(text)?.standIn.remove();
    translations.delete(text);
  }

  return () => observer.disconnect();
}

const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT' && node.isConnected;
