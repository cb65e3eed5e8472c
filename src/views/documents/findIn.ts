import { foldText } from '#machines/pages/foldText.ts';
import type { Guide } from '../../texts/Documents.ts';
import { type Section, outlineOf } from './outlineOf.ts';

export interface Found {
  slug: string;
  /** The title of its guide. */
  guide: string;
  section: Section;
  /** What stands around the first of the words in it. */
  excerpt: string;
}

const AROUND = 70;

/** The sections that have every word that was asked for, whatever its accents and capitals; those with a word in their title first. */
export function findIn(guides: readonly Guide[], query: string): Found[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = guides.flatMap(({ slug, text }) => {
    const { title: guide, introduction, sections } = outlineOf(text);
    const parts = [{ id: '', title: guide, text: introduction }, ...sections];
    return parts
      .filter((part) => hasAll(`${part.title}\n${part.text}`, words))
      .map((section) => ({ slug, guide, section, excerpt: excerptOf(plainOf(section.text), words) }));
  });
  const rank = ({ section }: Found) => (words.some((word) => foldText(section.title).includes(word)) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function hasAll(text: string, words: readonly string[]): boolean {
  const plain = foldText(text);
  return words.every((word) => plain.includes(word));
}

function excerptOf(text: string, words: readonly string[]): string {
  const plain = foldText(text);
  const places = words.map((word) => plain.indexOf(word)).filter((at) => at >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1);
  const to = text.indexOf(' ', at + AROUND);
  const end = to < 0 ? text.length : to;
  return `${from === 0 ? '' : '… '}${text.slice(from, end)}${end === text.length ? '' : ' …'}`;
}

/** The words of a text, without what makes them Markdown. */
const plainOf = (markdown: string): string =>
  markdown
    .replaceAll(/^(```|~~~).*$/gm, '')
    .replaceAll(/\]\([^()]*\)/g, '')
    .replaceAll(/^\|?[ -]*\|[ |-]*$/gm, '')
    .replaceAll(/[*`[\]|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
