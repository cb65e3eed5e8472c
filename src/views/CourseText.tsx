import { useCourse } from './useCourse.ts';

/** A text of the course, such as a title; what is not there in the language of the page says in which it is. */
export function CourseText({ children }: { children: string }) {
  const { text, lang } = useCourse()(children);
  return lang === undefined ? text : <span lang={lang}>{text}</span>;
}
