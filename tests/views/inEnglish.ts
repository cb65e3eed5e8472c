import { type ReactNode, createElement } from 'react';
import { en } from '#src/texts/en/en.ts';
import { TextsContext } from '#src/views/useTexts.ts';

/** Shows a view with its English words. */
export function inEnglish({ children }: { children: ReactNode }) {
  return createElement(TextsContext, { value: en }, children);
}
