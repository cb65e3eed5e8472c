import { SHRINK_RATIO } from '#contract/contentSafety.ts';
import { around } from './boundaries.ts';

const short = 's'.repeat(15);
/** The length of which the short text is a tenth: as much as may be lost unasked. */
export const tenfold = around(short.length / SHRINK_RATIO);

/** Texts as the content-safety rule sees them: nothing, something, or so much that something is just too little of it. */
export const texts = { empty: '', short, long: 'l'.repeat(tenfold.over) } as const;
export type Size = keyof typeof texts;

export const sizeOf = (text: string): Size => {
  if (text === '') return 'empty';
  return text.length > 100 ? 'long' : 'short';
};

/** The editor's word that one of these texts, whole, became another. It fits that text only. */
export const replacing = (from: Size, to: Size) => ({
  type: 'code.edited' as const,
  changes: [{ from: 0, to: texts[from].length, insert: texts[to] }],
  length: texts[to].length,
});
