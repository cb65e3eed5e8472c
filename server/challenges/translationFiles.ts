/** Where the words of another language lie. */
export const courseTranslationFile = (language: string): string => `challenges/course.${language}.json`;

export const challengeTranslationFile = (folder: string, language: string): string =>
  `challenges/${folder}/challenge.${language}.json`;

/** The languages of which one of these files speaks, in order; `problem` asks for `problem.es.md` and its like. */
export function languagesIn(files: readonly string[], ...stems: readonly string[]): string[] {
  const languages = files.flatMap((file) => {
    const [, stem = '', language = ''] = /^([a-z]+)\.([a-z]{2,3}(?:-[A-Z]{2})?)\.(?:json|md)$/.exec(file) ?? [];
    return stems.includes(stem) ? [language] : [];
  });
  return [...new Set(languages)].toSorted();
}
