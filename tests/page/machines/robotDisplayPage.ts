import { type Page, expect } from 'playwright/test';
import { emptyWorld } from '../../fakes/fakeRobot.ts';
import { robotDisplayModel } from '../../models/robotDisplayModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { openFile } from '../engine/workspacePage.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Robot' });
const sceneOf = (page: Page) => panelOf(page).getByRole('img', { name: 'The robot’s world in 3D' });
const choiceOf = (page: Page, name: string) => panelOf(page).getByRole('button', { name, exact: true });

const cameras: Readonly<Record<string, string>> = { follow: 'Follow', overview: 'Overview', above: 'From above' };

export const robotDisplayPage: PageModel = {
  name: 'robotDisplay',
  model: robotDisplayModel,
  async open() {},
  // The page asks its browser when it begins.
  isPossible: (state, { type }) => type.includes('readDisplay') || !state.matches('recalling'),
  deeds: {
    async 'xstate.done.actor.readDisplay'(visit, { output }) {
      const { page, border } = visit;
      if (typeof output === 'string') await visit.store('servolab:robotDisplay', output);
      border.questions.setDefault('getWorld', () => answered('getWorld', emptyWorld(1)));
      await page.context().grantPermissions(['clipboard-write']);
      await openFile(visit);
      await page.getByRole('tab', { name: 'Robot' }).click();
      await choiceOf(page, 'Camera and layers').click();
    },
    async 'scene.chosen'({ page }) {
      await choiceOf(page, '3D').click();
    },
    async 'map.chosen'({ page }) {
      await choiceOf(page, 'Map').click();
    },
    async 'motion.reduced'({ page }) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
    async 'scene.failed'({ page }) {
      await sceneOf(page).evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    },
    async 'camera.chosen'({ page }, { camera }) {
      await choiceOf(page, cameras[String(camera)] ?? '').click();
    },
    async 'layer.toggled'({ page }) {
      await choiceOf(page, 'Trail').click();
    },
    // Low in the picture there is floor, whatever the camera looks at.
    async 'place.pointed'({ page }) {
      const { width, height } = (await sceneOf(page).boundingBox()) ?? { width: 0, height: 0 };
      await sceneOf(page).click({ position: { x: width / 2, y: height - 20 } });
      // A click elsewhere has closed it.
      await choiceOf(page, 'Camera and layers').click();
    },
    // The browser copies it by itself, and says when it has.
    async 'place.copied'({ page }) {
      await expect(panelOf(page).getByText(/\(copied\)\.$/)).toBeVisible();
    },
  },
  async shows({ page }, state) {
    if (state.matches('recalling')) return;
    await expect(sceneOf(page)).toBeVisible({ visible: state.matches('scene') });
    await expect(panelOf(page).getByRole('img', { name: 'seen from above' })).toBeVisible({
      visible: !state.matches('scene'),
    });
    await expect(choiceOf(page, 'Trail')).toHaveAttribute(
      'aria-pressed',
      String(!state.context.hiddenLayers.includes('trail')),
    );
  },
};
