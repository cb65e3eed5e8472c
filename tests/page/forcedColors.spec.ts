/** In the high contrast of a system nothing is told by a background that is not there. */
import { expect, test } from './engine/visitTest.ts';
import { statusOf } from './engine/workspacePage.ts';

for (const [colorScheme, tag] of [
  ['dark', []],
  ['light', ['@full']],
] satisfies ['dark' | 'light', string[]][])
  test(
    `every sign of the workspace is seen where the system sets the colours, which are ${colorScheme}`,
    { tag },
    async ({ visit }) => {
      const { page } = visit;
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await visit.remember();
      await visit.goto('/challenge/1');
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
      const wrong = await page.evaluate(() => {
        const ground = document.body.appendChild(document.createElement('div'));
        ground.style.cssText = 'background-color: Canvas; color: SelectedItemText; forced-color-adjust: none';
        const { backgroundColor: canvas, color: pressed } = getComputedStyle(ground);
        const faults: Record<string, [selector: string, isWrong: (look: CSSStyleDeclaration) => boolean]> = {
          unseenIcons: ['.lucide', (look) => look.color === canvas || look.stroke === canvas],
          unseenShapes: ['.drawn:not(.drawn-gap)', (look) => look.backgroundColor === canvas],
          unseenEdges: ['[role="tab"][aria-selected="true"]', (look) => look.borderBottomColor === canvas],
          edgesOfOthers: ['[role="tab"][aria-selected="false"]', (look) => look.borderBottomColor !== canvas],
          unreadable: ['[aria-pressed="true"], [aria-pressed="true"] *', (look) => look.color !== pressed],
        };
        return Object.fromEntries(
          Object.entries(faults).map(([fault, [selector, isWrong]]) => [
            fault,
            [...document.querySelectorAll(selector)]
              .filter((one) => one.checkVisibility() && isWrong(getComputedStyle(one)))
              .map((one) => one.closest('button, a, label, p')?.textContent || one.className),
          ]),
        );
      });
      expect(wrong).toEqual({ unseenIcons: [], unseenShapes: [], unseenEdges: [], edgesOfOthers: [], unreadable: [] });
      await expect(page.getByRole('tab', { selected: false }).first()).toBeVisible();
      await expect(page.getByRole('button', { pressed: true }).first()).toBeVisible();
    },
  );
