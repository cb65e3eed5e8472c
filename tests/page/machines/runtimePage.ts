import { type Locator, type Page, expect } from 'playwright/test';
import { closeCodes } from '#contract/socket.ts';
import { selectConnectionStatus } from '#machines/workspace/runtimeSelectors.ts';
import { emptyWorld } from '../../fakes/fakeRobot.ts';
import { runtimeModel } from '../../models/runtimeModel.ts';
import { answered } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, openFile, statusOf } from '../engine/workspacePage.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Robot' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** What the server says of the whole robot, and what a learner does with runs that are kept. */
export const runtimePage: PageModel = {
  name: 'runtime',
  model: runtimeModel,
  async open(visit) {
    visit.border.connections.isPaused = true;
    visit.border.questions.setDefault('getWorld', () => answered('getWorld', emptyWorld(1)));
    await visit.store('servolab:robotDisplay', 'drawing=map camera=follow hidden=');
    await openFile(visit);
  },
  // The other frames and reports belong to its parts, which are walked by themselves.
  isPossible: (state, { type, frame }) =>
    type === 'socket.opened' ||
    (type === 'socket.refused' && !state.matches('connected')) ||
    (state.matches('connected') && (type !== 'socket.received' || frame.type === 'graph_changed')),
  deeds: {
    async 'socket.opened'(visit) {
      await visit.ensureConnection();
      await keepRun(visit);
    },
    async 'socket.refused'(visit) {
      await visit.untilCalled();
      visit.border.connections.turnAway(closeCodes.tooManySockets);
      await expect(statusOf(visit.page).getByText('too many pages open')).toBeVisible();
    },
    async 'socket.received'({ page, border }, { frame }) {
      border.connections.send(frame);
      await expect(page.getByText('The robot was lost and is being started again.').first()).toBeAttached();
    },
    async 'keptRuns.loaded'({ page }) {
      await choose(page, 'Watch First try');
      await expect(panelOf(page).getByText('Not live: “First try”')).toBeVisible();
    },
    async 'keptRuns.compared'({ page }) {
      await choose(page, 'Compare with First try');
      await expect(panelOf(page).getByText('Ghost of “First try”')).toBeVisible();
    },
    async 'keptRuns.offered'({ page }) {
      await choose(page, 'Share First try on the community board');
      await dialogOf(page, 'Share on the community board').getByRole('button', { name: 'Cancel' }).click();
    },
  },
  async shows({ page }, state) {
    const words = { connected: 'WebSocket connected', lost: 'WebSocket disconnected', refused: 'too many pages open' };
    await expect(statusOf(page).getByText(words[selectConnectionStatus(state)])).toBeVisible();
  },
};

const runsOf = (page: Page): Locator => dialogOf(page, 'Kept runs');

async function choose(page: Page, button: string): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Kept runs' }).click();
  await runsOf(page).getByRole('button', { name: button }).click();
}

/** Something was seen of the robot, and this browser keeps it. */
async function keepRun({ page, border }: Visit): Promise<void> {
  await page.getByRole('tab', { name: 'Robot' }).click();
  for (const at of [0, 1000])
    border.connections.send({ type: 'robot', frames: [{ world: 1, era: 1, at, pose: [at / 1000, 0, 0] }] });
  await expect(panelOf(page).getByText('Live', { exact: true })).toBeVisible();
  await buttonOf(page, 'Kept runs').click();
  await runsOf(page).getByRole('textbox', { name: 'Name of this run' }).fill('First try');
  await runsOf(page).getByRole('button', { name: 'Keep this run' }).click();
  await expect(runsOf(page).getByRole('button', { name: 'Watch First try' })).toBeVisible();
  await runsOf(page).getByRole('button', { name: 'Close' }).last().click();
}
