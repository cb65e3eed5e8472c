/** Lists of texts that are one text to whoever wrote them: a secret may stand in several of them, or be told by the one before. */

/** What stood between them: each argument of a command stands behind a blank, each of what was printed on a line of its own. */
export const betweenTexts = (key: string): string => (key === 'args' ? ' ' : '\n');

/** Whether a list holds several texts, and nothing else. */
export const isTextList = (list: object): list is readonly string[] =>
  Array.isArray(list) && list.length > 1 && list.every((item) => typeof item === 'string');

/** The texts of a list anew, from one that is as long as all of them with what stands between. */
export function textsFrom(whole: string, list: readonly string[], between: string): string[] {
  let at = 0;
  return list.map(({ length }) => {
    const text = whole.slice(at, at + length);
    at += length + between.length;
    return text;
  });
}
