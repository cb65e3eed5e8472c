/** A learner sees their robot: where it stands before anything runs, that their program drives it, and that a reset brings it back. */
import { coloursAtTop } from './coloursAtTop.ts';
import { expect, journey, signIn } from './journey.ts';
import { execute } from './workspacePage.ts';

journey(
  'a learner sees the robot at its start in 3D, drives it by hand, sees it drive, looks back at it, keeps the run, compares it, and puts it back',
  async ({ page, freshLearner }) => {
    await page.goto('/challenge/1');
    await signIn(page, freshLearner);
    await page.getByRole('tab', { name: 'Robot' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Robot' });
    const scene = panel.getByRole('img', { name: 'The robot’s world in 3D' });
    await expect(scene).toHaveAttribute('data-pose', '0.00 0.00 0.00');
    await expect(panel.getByText('The robot is at x 0.0 m, y 0.0 m, heading 0°.')).toBeVisible();
    await expect(panel.getByText('Straight ahead something stands 1.5 m away.')).toBeVisible();
    await expect(panel.getByText('Live', { exact: true })).toBeVisible();

    // In a low window the scrubber hides the lower end of the scene, and nothing else of it.
    await page.setViewportSize({ width: 1280, height: 560 });
    await expect.poll(() => coloursAtTop(scene)).toBeGreaterThan(20);
    await page.setViewportSize({ width: 1280, height: 720 });

    await panel.getByRole('switch', { name: 'Drive by hand' }).click();
    await expect(panel.getByText('You drive: hold an arrow key')).toBeVisible();
    await page.keyboard.down('ArrowUp');
    await expect(scene).toHaveAttribute('data-pose', /^0\.[1-9]/);
    await page.keyboard.up('ArrowUp');
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Console' }).click();
    const args = 'pub -r10 /cmd_vel geometry_msgs/Twist {"linear":{"x":0.3}}';
    await execute(page, { command: 'rostopic', args, name: 'Drive' });
    await page.getByRole('tab', { name: 'Robot' }).click();
    await expect(panel.getByText(/The robot is at x\s(0\.[3-9]|1\.\d)\sm/)).toBeVisible();
    await expect(scene).toHaveAttribute('data-pose', /^(0\.[3-9]|1\.)/);

    await page.getByRole('tab', { name: /Processes/ }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).first().click();
    await page.getByRole('tab', { name: 'Robot' }).click();
    await panel.getByRole('slider', { name: 'Moment of the run' }).click({ position: { x: 1, y: 10 } });
    await expect(panel.getByText(/^Not live: 0\.\d\ss into what is kept/)).toBeVisible();
    await expect(scene).toHaveAttribute('data-pose', '0.00 0.00 0.00');
    await panel.getByRole('button', { name: 'Live', exact: true }).click();
    await expect(scene).toHaveAttribute('data-pose', /^(0\.[3-9]|[1-9]\.)/);
    await panel.getByRole('button', { name: 'Kept runs' }).click();
    const runs = page.getByRole('dialog', { name: 'Kept runs' });
    await runs.getByRole('textbox', { name: 'Name of this run' }).fill('First try');
    await runs.getByRole('button', { name: 'Keep this run' }).click();
    await runs.getByRole('button', { name: 'Compare with First try' }).click();
    await expect(panel.getByText('Ghost of “First try”')).toBeVisible();
    await expect(scene).toHaveAttribute('data-ghost', /^\d/);

    await panel.getByRole('button', { name: 'Kept runs' }).click();
    await runs.getByRole('textbox', { name: 'Name of this run' }).fill('Second try');
    await runs.getByRole('button', { name: 'Keep this run' }).click();
    await runs.getByRole('button', { name: 'Compare with Second try' }).click();
    await expect(panel.getByText('Ghost of “First try”')).toBeVisible();
    await expect(panel.getByText('Ghost of “Second try”')).toBeVisible();
    await expect(panel.getByText(/^The two ghosts are .* apart\.$/)).toBeVisible();
    await expect(scene).toHaveAttribute('data-ghost', /^\d.*, \d/);
    await panel.getByRole('button', { name: 'End comparison' }).click();
    await expect(scene).not.toHaveAttribute('data-ghost', /./);
    await panel.getByRole('button', { name: 'Kept runs' }).click();
    await runs.getByRole('button', { name: 'Watch First try' }).click();
    await expect(panel.getByText('Not live: “First try”')).toBeVisible();
    await panel.getByRole('button', { name: 'Live', exact: true }).click();
    await panel.getByRole('button', { name: 'Reset robot and world' }).click();
    await expect(panel.getByText('Robot and world were put back to their start.')).toBeVisible();
    await expect(panel.getByText('The robot is at x 0.0 m, y 0.0 m, heading 0°.')).toBeVisible();
    await expect(scene).toHaveAttribute('data-pose', '0.00 0.00 0.00');
  },
);
