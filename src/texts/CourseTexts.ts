/** What the course says in one language, by what the database says of it; `npm run challenges` makes it from the folders. */
export interface CourseTexts {
  /** The language, as `lang` names it. */
  language: string;
  /** Titles, sentences for cards, names of things. */
  said: Words;
  /** In which languages texts are written that are not said in this one. */
  written: Words;
  /** What is written at length: problem and hints of a challenge, by the path of their file, which ends with its number. */
  problems: Readonly<Record<string, () => Promise<Words>>>;
}

/** By the text of the original. */
export type Words = Readonly<Record<string, string>>;
