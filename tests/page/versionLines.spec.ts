/** What was done with each version of a file can be read, however narrow the list is. */
import type { FileVersion } from '#contract/entities.ts';
import { versionKindTexts as en } from '#src/texts/en/versionTexts.ts';
import { versionKindTexts as es } from '#src/texts/es/versionTexts.ts';
import { texts } from '../models/texts.ts';
import { answered, versionOf } from './border/answers.ts';
import { expect, test } from './engine/visitTest.ts';

const at = '2026-11-26T05:02:00Z';
/** The file is the starter's, and was something else in between. */
const versions: FileVersion[] = [
  { version: versionOf(texts.short), size: 2749, marks: [{ kind: 'starter', at: null }] },
  {
    version: versionOf('other'),
    size: 340,
    marks: (['saved', 'built', 'run', 'submitted'] as const).map((kind) => ({ kind, at })),
  },
];

for (const [locale, words, title] of [
  ['en', en, 'Versions'],
  ['es', es, 'Versiones'],
] as const)
  test(
    `no word of what was done with a version is parted, in ${locale}`,
    { tag: locale === 'es' ? [] : '@full' },
    async ({ visit }) => {
      const { page, border } = visit;
      border.questions.setDefault('listVersions', () =>
        answered('listVersions', { success: true, versions, current_version: versionOf(texts.short) }),
      );
      await visit.store('servolab:locale', locale);
      await visit.remember();
      await visit.goto('/challenge/1');
      await page.getByRole('button', { name: title, exact: true }).click();
      const rows = page.getByRole('dialog').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      for (const width of [1440, 390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        for (const kind of ['starter', 'saved', 'built', 'run', 'submitted'] as const) {
          const said = rows.getByText(words[kind]).last();
          expect.soft(await said.evaluate(linesOf), `${words[kind]} at ${width} px`).toBe(1);
        }
      }
    },
  );

function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}
