import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from 'playwright/test';

/**
 * Holds what is shown against the rules of WCAG 2.2 AA, once nothing fades in any more. Also nothing may stick out to the
 * side: a page scrolls down, never across. Without its frames a page is looked at in itself alone, which opens no page beside it.
 */
export async function expectNoFaults(page: Page, { withFrames = true } = {}): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(!withFrames)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
