import type { CourseTexts, Words } from '../CourseTexts.ts';
import words from './course/words.json';

/** The course in Spanish. */
export const courseTexts: CourseTexts = {
  language: 'es',
  ...words,
  problems: import.meta.glob<Words>('./course/[0-9]*.json', { import: 'default' }),
};
