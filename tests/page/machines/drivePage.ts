import { type Page, expect } from 'playwright/test';
import { emptyWorld } from '../../fakes/fakeRobot.ts';
import { driveModel } from '../../models/driveModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { openFile } from '../engine/workspacePage.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Robot' });
const leverOf = (page: Page) => panelOf(page).getByRole('switch', { name: 'Drive by hand' });

export const drivePage: PageModel = {
  name: 'drive',
  model: driveModel,
  async open(visit) {
    const { page, border } = visit;
    border.connections.reply = () => undefined;
    border.connections.isPaused = true;
    border.questions.setDefault('getWorld', () => answered('getWorld', emptyWorld(1)));
    await visit.store('servolab:robotDisplay', 'drawing=map camera=follow hidden=');
    await openFile(visit);
    await page.getByRole('tab', { name: 'Robot' }).click();
    await visit.stopTime();
    await visit.untilCalled();
  },
  // The keys are heard while somebody drives, and only what is held can be let go.
  isPossible: (state, { type }) => {
    if (type === 'frame.received') return !state.matches('disconnected');
    if (type === 'drive.begun') return state.matches('parked');
    if (type === 'drive.ended') return state.matches('taking') || state.matches('manual');
    return !(type.startsWith('ways.') || type.startsWith('hands.')) || state.matches('manual');
  },
  deeds: {
    async 'connection.opened'(visit) {
      await visit.ensureConnection();
    },
    async 'connection.closed'({ border }) {
      await border.connections.close();
    },
    async 'drive.begun'({ page }) {
      await leverOf(page).click();
    },
    async 'drive.ended'({ page }) {
      await leverOf(page).press('Escape');
      if ((await leverOf(page).getAttribute('aria-checked')) === 'true') await leverOf(page).click();
    },
    async 'ways.pressed'({ page }) {
      // As one of two keys for the same way: the other may be down already.
      await leverOf(page).dispatchEvent('keydown', { key: 'ArrowUp' });
    },
    async 'ways.released'({ page }) {
      await leverOf(page).dispatchEvent('keyup', { key: 'ArrowUp' });
    },
    async 'hands.lifted'({ page }) {
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    },
    async 'frame.received'({ border }, { frame }) {
      border.connections.send(frame);
    },
    async 'xstate.after.robotAnswerDelay.drive.taking'(visit) {
      await visit.wait(30_000);
    },
    async 'xstate.after.driveDelay.drive.manual.driving'(visit) {
      await visit.wait(100);
    },
  },
  async shows({ page }, state) {
    const isOn = state.matches('taking') || state.matches('manual');
    await expect(leverOf(page)).toHaveAttribute('aria-checked', String(isOn));
    await expect(panelOf(page).getByRole('group', { name: 'Drive the robot' })).toBeVisible({
      visible: state.matches('manual'),
    });
  },
};
