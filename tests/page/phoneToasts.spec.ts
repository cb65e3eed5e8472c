/** What is said in passing on a phone stands in the way of nothing that one may press. */
import { gone } from './border/defaultAnswers.ts';
import { expect, test } from './engine/visitTest.ts';
import { statusOf } from './engine/workspacePage.ts';

for (const [section, tag] of [
  ['Code', []],
  ['Console', []],
  ['Problem', ['@full']],
  ['Output', ['@full']],
] satisfies [string, string[]][])
  test(`a toast covers no control of ${section}`, { tag }, async ({ visit }) => {
    const { page, border } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    border.questions.hold('listCommands');
    await visit.remember();
    await visit.goto('/challenge/1');
    await page.getByRole('navigation', { name: 'Sections' }).getByText(section).click();
    await visit.stopTime();
    await border.questions.answer('listCommands', gone);
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByRole('status')).toHaveCount(1);
    const hidden = await page.evaluate(() => {
      const toasts = [...document.querySelectorAll('.notices > *')].map((toast) => toast.getBoundingClientRect());
      const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role="tab"]')];
      return controls
        .filter((control) => control.checkVisibility() && control.closest('.notices') === null)
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return toasts.some(
            (toast) => left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top,
          );
        })
        .map((control) => control.textContent || control.ariaLabel);
    });
    expect(hidden).toEqual([]);
  });

// The third is a small window of a desk that is shown twice as large.
for (const [width, height] of [
  [390, 844],
  [900, 720],
  [640, 400],
  [1440, 900],
] as const)
  test(
    `a toast covers nothing of the status strip, ${width} × ${height} pixels`,
    { tag: width === 390 ? [] : '@full' },
    async ({ visit }) => {
      const { page, border } = visit;
      await page.setViewportSize({ width, height });
      border.questions.hold('listCommands');
      await visit.remember();
      await visit.goto('/challenge/1');
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      await visit.stopTime();
      await border.questions.answer('listCommands', gone);
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
      await expect(toast).toHaveCount(1);
      const [below, above] = [await statusOf(page).boundingBox(), await toast.boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
      expect(above!.y).toBeGreaterThanOrEqual(0);
    },
  );
