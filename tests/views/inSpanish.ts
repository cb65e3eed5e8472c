import { type ReactNode, createElement } from 'react';
import type { CourseTexts } from '#src/texts/CourseTexts.ts';
import { en } from '#src/texts/en/en.ts';
import { TextsContext } from '#src/views/useTexts.ts';

/** Shows a view in English with a course in Spanish, of which these are the words. */
export function inSpanish(words: Partial<CourseTexts>) {
  const courseTexts: CourseTexts = { language: 'es', said: {}, written: {}, problems: {}, ...words };
  const value = { ...en, courseTexts };
  return ({ children }: { children: ReactNode }) => createElement(TextsContext, { value }, children);
}
