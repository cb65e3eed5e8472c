/** On a phone, too, each button of the workspace says in a word what it does: problems and guides call it by that word. */
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import { rows } from './border/answers.ts';
import { cutTexts } from './engine/cutTexts.ts';
import { expect, test } from './engine/visitTest.ts';

/** No challenge has a file with a longer one. */
const LONGEST_NAME = 'crate_behind_the_crate.py';

const wordsOf: Readonly<Record<string, readonly string[]>> = {
  en: ['Save', 'Build', 'Run', 'Submit', 'Start'],
  es: ['Guardar', 'Compilar', 'Ejecutar', 'Entregar', 'Iniciar'],
};

/** Spanish has the longer words. */
const tagOf = (locale: string) => (locale === 'es' ? [] : '@full');

for (const [locale, words] of Object.entries(wordsOf))
  test(
    `the bar of a phone shows every word it is spoken of by, in ${locale}`,
    { tag: tagOf(locale) },
    async ({ visit }) => {
      const { page } = visit;
      await page.setViewportSize({ width: 360, height: 740 });
      await visit.store('servolab:locale', locale);
      await visit.remember();
      await visit.goto('/challenge/1');
      for (const word of words) {
        const said = page.getByRole('button').getByText(word, { exact: true });
        await expect(said).toBeVisible();
        expect((await said.boundingBox())?.width, word).toBeGreaterThan(8);
      }
      const name = page.getByTitle('a.py', { exact: true });
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      expect(await page.evaluate(cutTexts)).toEqual([]);
    },
  );

for (const locale of Object.keys(wordsOf))
  test(
    `the bar says the whole name of a file and keeps its buttons in the window, however wide it is, in ${locale}`,
    { tag: tagOf(locale) },
    async ({ visit }) => {
      const { page, border } = visit;
      const file_path = `/ws/src/gazebo_test_pkg/scripts/${LONGEST_NAME}`;
      border.questions.setDefault('user_ssp_challenge_problem', () =>
        rows('user_ssp_challenge_problem', [{ ...obstacleProblem, file_path }]),
      );
      await visit.store('servolab:locale', locale);
      await visit.remember();
      await visit.goto('/challenge/1');
      const name = page.getByTitle(LONGEST_NAME, { exact: true });
      const start = page.getByRole('button', { name: `${wordsOf[locale]?.at(-1)} ${LONGEST_NAME}` });
      for (const width of [360, 390, 480, 600, 767, 768, 900, 1024, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(name).toBeVisible();
        expect.soft(await name.evaluate(isWhole), `the name at ${width} px`).toBe(true);
        expect
          .soft(
            await start.evaluate((button) => button.getBoundingClientRect().right <= innerWidth),
            `Start at ${width} px`,
          )
          .toBe(true);
      }
    },
  );

function isWhole({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return clientWidth > 0 && scrollWidth <= clientWidth && scrollHeight <= clientHeight;
}
