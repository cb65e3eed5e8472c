/** A learner with nothing but a phone. */
import type { CDPSession, Locator } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';

journey.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Puts a finger on a button and leaves it there; Playwright itself only taps. */
async function hold(fingers: CDPSession, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to put a finger on.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
}

async function lift(fingers: CDPSession): Promise<void> {
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

journey(
  'on a phone a learner sees the robot, drives it by hand, starts a program, and watches what it does and prints',
  async ({ context, page, freshLearner }) => {
    const fingers = await context.newCDPSession(page);
    const sections = page.getByRole('navigation', { name: 'Sections of the workspace' });
    const panel = page.getByRole('tabpanel', { name: 'Robot' });
    const scene = panel.getByRole('img', { name: 'The robot’s world in 3D' });
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await sections.getByText('Robot').tap();
    await expect(scene).toHaveAttribute('data-pose', '0.00 0.00 0.00');
    await expect(panel.getByText('The robot is at x 0.0 m, y 0.0 m, heading 0°.')).toBeVisible();

    const byHand = panel.getByRole('switch', { name: 'Drive by hand' });
    await byHand.tap();
    await hold(fingers, panel.getByRole('button', { name: 'Ahead', exact: true }));
    await expect(scene).toHaveAttribute('data-pose', /^(0\.[1-9]|1\.)/);
    await lift(fingers);
    await byHand.tap();
    await panel.getByRole('button', { name: 'Reset robot and world' }).tap();
    await expect(scene).toHaveAttribute('data-pose', '0.00 0.00 0.00');

    await panel.getByRole('button', { name: 'Start', exact: true }).tap();
    await expect(scene).toHaveAttribute('data-pose', /^0\.[1-9]/);
    await sections.getByText('Output').tap();
    await expect(page.getByText(/ahead \d\.\d\d m, left/).first()).toBeVisible();
    await sections.getByText('Robot').tap();
    await panel.getByRole('button', { name: 'Stop', exact: true }).tap();
    await expect(panel.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  },
);
