import { createContext, use } from 'react';
import type { Texts } from '../texts/Texts.ts';

/** The words of the page, in the language of its reader. */
export const TextsContext = createContext<Texts | null>(null);

/** Every word that a view shows: `const { homeTexts } = useTexts();`. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('There are no words here: render it inside a TextsContext.');
  return texts;
}
