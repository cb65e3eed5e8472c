import type { Challenge } from '#contract/entities.ts';
import type { CourseTexts } from './CourseTexts.ts';
import type { en } from './en/en.ts';
import type { firstTexts } from './en/firstTexts.ts';

/** What every locale has: the tables of English, with any words in the place of the English ones. A language that has nothing of the course shows it as the database has it. */
export type Texts = Worded<Omit<typeof en, 'courseTexts'>> & { readonly courseTexts?: CourseTexts };

/** Those of them that are shown first. */
export type FirstTexts = Worded<typeof firstTexts>;

/** The words of a language as far as they are here; `whole` fetches the rest, once, and is one and the same promise from then on. */
export type Words = Texts | (FirstTexts & { readonly whole: () => Promise<Texts> });

/** Where the words of a language come from: in one piece, or the first before the rest. */
export type LocaleSource =
  | (() => Promise<Texts>)
  | { readonly first: () => Promise<FirstTexts>; readonly whole: () => Promise<Texts> };

/** The same keys and the same questions, other words. A challenge is data: only its own words may differ. */
type Worded<Table> = Table extends string
  ? string
  : Table extends Challenge
    ? Challenge
    : Table extends (...facts: infer Facts) => infer Answer
      ? (...facts: Facts) => Worded<Answer>
      : { readonly [Key in keyof Table]: Worded<Table[Key]> };
