/** Texts as the content-safety rule sees them: nothing, something, or more than a hundred characters. */
export const texts = { empty: '', short: 's'.repeat(15), long: 'l'.repeat(200) } as const;
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
