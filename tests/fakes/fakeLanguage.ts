import type { ReaderLanguage } from '#src/adapters/saveLanguage.ts';

/** The language of a reader: it shows English until they choose. */
export function fakeLanguage() {
  const listeners = new Set<() => void>();
  let locale: string | null = null;
  const language: ReaderLanguage = {
    shown: () => locale ?? 'en',
    chosen: () => locale,
    whenChosen(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
  const choose = (chosen: string) => {
    locale = chosen;
    for (const tell of listeners) tell();
  };
  return { ...language, choose, listeners };
}
