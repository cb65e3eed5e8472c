import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { problemWords } from '#src/texts/courseWords.ts';
import { es } from '#src/texts/es/es.ts';
import { parseMarkdown } from '#src/views/ui/parseMarkdown.ts';
import { programLanguage } from '#src/views/workspace/editor/programLanguage.ts';
import { readAhead } from '#src/views/workspace/readAhead.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';

/** What was parsed ahead is the same tree again; any other text is parsed anew. */
const isParsed = (text: string) => parseMarkdown(text) === parseMarkdown(text);

/** An editor parses no more of a program at once than it shows. */
const parsedOf = (doc: string) => syntaxTree(EditorState.create({ doc, extensions: [programLanguage] })).length;

/** What the first challenge asks for, in English and in Spanish. */
async function descriptions(): Promise<readonly string[]> {
  const words = await problemWords(es.courseTexts, 1);
  return Object.entries(words ?? {})[0] ?? [];
}

it.each([
  ['en', [true, false]],
  ['es', [false, true]],
  ['sv', [true, false]],
])('parses what a page in %s shows first of a workspace, once nobody waits for anything else', async (locale, read) => {
  const texts = await descriptions();
  const problem = { ...obstacleProblem, description: texts[0] ?? '' };
  const code = `# ${locale}\n${'rospy.sleep(1)\n'.repeat(1000)}`;
  const idle: (() => void)[] = [];
  await readAhead({ problem, code, locale }, (work) => idle.push(work));
  expect(parsedOf(code)).toBeLessThan(code.length);
  for (const work of idle) work();
  expect(texts.map(isParsed)).toEqual(read);
  expect(parsedOf(code)).toBe(code.length);
});

it('parses the problem alone where there is no program', async () => {
  const idle: (() => void)[] = [];
  await readAhead({ problem: obstacleProblem, code: null, locale: 'en' }, (work) => idle.push(work));
  expect(idle).toHaveLength(1);
});
