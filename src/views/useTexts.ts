import { createContext, use } from 'react';
import type { FirstTexts, Texts, Words } from '../texts/Texts.ts';

/** The words of the page, in the language of its reader. */
export const TextsContext = createContext<Words | null>(null);

/** Every word that a view shows: `const { learnTexts } = useTexts();`. A view whose words are still on their way waits for them. */
export function useTexts(): Texts {
  const words = useWords();
  return 'whole' in words ? use(words.whole()) : words;
}

/** The words of the frame and of the home page, for views that are shown before the others are here. */
export const useFirstTexts = (): FirstTexts => useWords();

function useWords(): Words {
  const words = use(TextsContext);
  if (words === null) throw new Error('There are no words here: render it inside a TextsContext.');
  return words;
}
