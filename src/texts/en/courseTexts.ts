import type { CourseTexts, Words } from '../CourseTexts.ts';
import words from './course/words.json';

/** The course in English, where it is written in another language. */
export const courseTexts: CourseTexts = {
  language: 'en',
  ...words,
  problems: import.meta.glob<Words>('./course/[0-9]*.json', { import: 'default' }),
};
