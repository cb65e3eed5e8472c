/** On a phone, too, each button of the workspace says in a word what it does: problems and guides call it by that word. */
import { cutTexts } from './engine/cutTexts.ts';
import { expect, test } from './engine/visitTest.ts';

const wordsOf = {
  en: ['Save', 'Build', 'Run', 'Submit', 'Start'],
  es: ['Guardar', 'Compilar', 'Ejecutar', 'Entregar', 'Iniciar'],
};

for (const [locale, words] of Object.entries(wordsOf))
  test(`the bar of a phone shows every word it is spoken of by, in ${locale}`, async ({ visit }) => {
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
  });
