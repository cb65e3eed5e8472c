/** What every problem says at its end: how it is tried and handed in, in the words that stand on the page. */
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';

const { challenges } = readCourse(projectRoot);
const controls = ({ launchTexts, panelTitles, robotTexts, workspaceTexts }: typeof en | typeof es) =>
  [launchTexts.shortStart, launchTexts.shortStop, panelTitles.robot, robotTexts.reset, workspaceTexts.submit].map(
    (name) => `**${name}**`,
  );

describe.each([
  { locale: 'en', texts: en, problemOf: ({ problem }: (typeof challenges)[number]) => problem },
  { locale: 'es', texts: es, problemOf: (one: (typeof challenges)[number]) => one.translations['es']?.problem },
])('in $locale', ({ texts, problemOf }) => {
  it.each(challenges.map((challenge) => [challenge.folder, challenge] as const))(
    '%s names what starts, stops, shows, puts back and hands in',
    (_, challenge) => {
      const end = problemOf(challenge)?.split('\n## ').at(-1) ?? '';
      expect(controls(texts).filter((control) => !end.includes(control))).toEqual([]);
    },
  );
});
