import type { ReaderLanguage } from '#src/adapters/keepLanguage.ts';

/** The language of a reader: it shows English until they choose. */
export function fakeLanguage() {
  const told = new Set<() => void>();
  let locale: string | null = null;
  const language: ReaderLanguage = {
    shown: () => locale ?? 'en',
    chosen: () => locale,
    whenChosen(tell) {
      told.add(tell);
      return () => void told.delete(tell);
    },
  };
  const choose = (chosen: string) => {
    locale = chosen;
    for (const tell of told) tell();
  };
  return { ...language, choose, told };
}
