/** On a phone one part of the workspace has the screen: of a robot that is not seen nothing is asked, and nothing is drawn. */
import type { Page } from 'playwright/test';
import { agree } from './border/Connections.ts';
import { expect, test } from './engine/visitTest.ts';
import { enterWorkspace, statusOf } from './engine/workspacePage.ts';

test('a phone asks for the robot and draws it while it is shown, and only then', async ({ visit }) => {
  const { page, border } = visit;
  const asked: string[] = [];
  border.connections.reply = (frame) => {
    if (/robot/.test(frame.type)) asked.push(frame.type);
    return agree(frame);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await enterWorkspace(visit);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections of the workspace' });
  await twoFramesOf(page);
  expect(asked).toEqual([]);

  await sections.getByText('Robot').click();
  await expect.poll(() => asked).toEqual(['watch_robot']);
  border.connections.send({ type: 'robot', frames: [{ world: 1, era: 1, at: 0, pose: [0.5, 0, 0] }] });
  const scene = page.locator('canvas[data-frames]');
  await expect(scene).toHaveAttribute('data-pose', '0.50 0.00 0.00');

  await sections.getByText('Code').click();
  await expect.poll(() => asked).toEqual(['watch_robot', 'unwatch_robot']);
  const drawn = await scene.getAttribute('data-frames');
  // Other colours are another picture.
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await twoFramesOf(page);
  await expect(scene).toHaveAttribute('data-frames', drawn ?? '');

  await sections.getByText('Robot').click();
  await expect(scene).not.toHaveAttribute('data-frames', drawn ?? '');
  await expect.poll(() => asked).toEqual(['watch_robot', 'unwatch_robot', 'watch_robot']);
});

/** The page was painted: what it observes was told. */
const twoFramesOf = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
