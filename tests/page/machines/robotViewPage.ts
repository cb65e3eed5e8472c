import { type Page, expect } from 'playwright/test';
import { emptyWorld } from '../../fakes/fakeRobot.ts';
import { robotViewModel } from '../../models/robotViewModel.ts';
import { answered, refused } from '../border/answers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { buttonOf, openFile } from '../engine/workspacePage.ts';

const panelOf = (page: Page) => page.getByRole('tabpanel', { name: 'Robot' });

const live = { view: { shown: { connected: 'live' } } };

/** What the page was shown last. */
let era = 1;
let challengeId: number | null = 1;
let paused: { paused?: true } = {};

/** A frame of a robot that stands at its start. */
function show({ border }: Visit): void {
  border.connections.send({ type: 'robot', frames: [{ world: challengeId, era, at: 0, pose: [0, 0, 0], ...paused }] });
}

export const robotViewPage: PageModel = {
  name: 'robotView',
  model: robotViewModel,
  async open(visit) {
    visit.border.connections.reply = () => undefined;
    visit.border.connections.isPaused = true;
    visit.border.questions.hold('getWorld');
    era = 1;
    challengeId = 1;
    paused = {};
    await visit.store('servolab:robotDisplay', 'drawing=map camera=follow hidden=');
    // Where no challenge is open only the view asks for the world.
    await openFile(visit, '/challenge');
    await visit.stopTime();
    await visit.untilCalled();
  },
  // One frame may tell several facts: each is told where the others of its frame change nothing.
  isPossible: (state, { type, challengeId: entered }) => {
    if (type === 'frame.received') return state.matches({ view: { shown: 'connected' } });
    // Only a simulation that goes on can be paused, and only one that is paused continued; what its frames tell is told when it changes.
    if (type === 'pause.requested') return state.matches(live) && state.matches({ time: 'running' });
    if (type === 'continue.requested') return state.matches(live) && state.matches({ time: 'paused' });
    if (type === 'program.started') return false;
    if (type === 'robot.paused') return state.matches(live) && state.matches({ time: 'running' });
    if (type === 'robot.continued') return state.matches(live) && state.matches({ time: 'paused' });
    if (type === 'robot.returned') return state.matches(live);
    if (type === 'robot.entered') return state.matches(live) && (entered === 1 || state.matches({ world: 'loaded' }));
    return (
      type !== 'robot.seen' || (state.matches({ view: { shown: 'connected' } }) && state.matches({ world: 'loaded' }))
    );
  },
  deeds: {
    async 'view.shown'({ page }) {
      await page.getByRole('tab', { name: 'Robot' }).click();
    },
    async 'view.hidden'({ page }) {
      await page.getByRole('tab', { name: 'Console' }).click();
    },
    async 'connection.opened'(visit) {
      await visit.ensureConnection();
    },
    async 'connection.closed'({ border }) {
      await border.connections.close();
    },
    async 'frame.received'({ border }, { frame }) {
      border.connections.send(frame);
    },
    async 'reset.requested'({ page }) {
      await buttonOf(page, 'Reset robot and world').click();
    },
    async 'pause.requested'({ page }) {
      await buttonOf(page, 'Pause the simulation').click();
    },
    async 'continue.requested'({ page }) {
      await buttonOf(page, 'Continue the simulation').click();
    },
    async 'robot.paused'(visit) {
      paused = { paused: true };
      show(visit);
    },
    async 'robot.continued'(visit) {
      paused = {};
      show(visit);
    },
    async 'retry.requested'({ page }) {
      await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    },
    async 'world.requested'({ page }) {
      await buttonOf(page, 'Load the world').click();
    },
    async 'xstate.done.actor.loadWorld'({ border }) {
      await border.questions.answer('getWorld', answered('getWorld', emptyWorld(1)));
    },
    async 'xstate.error.actor.loadWorld'({ border }) {
      await border.questions.answer('getWorld', refused(503, 'No world is there.'));
    },
    async 'xstate.after.robotAnswerDelay.robotView.view.shown.connected.asking'(visit) {
      await visit.wait(30_000);
    },
    async 'xstate.after.robotLateDelay.robotView.view.shown.connected.live'(visit) {
      await visit.wait(3000);
    },
    async 'robot.seen'(visit) {
      // It is told once a second, and in the world that is shown.
      await visit.wait(1000);
      challengeId = 1;
      show(visit);
    },
    async 'robot.entered'(visit, { challengeId: entered }, before) {
      challengeId = entered === 1 ? null : 1;
      show(visit);
      challengeId = entered as number | null;
      show(visit);
      if (!before.matches({ world: 'loading' })) return;
      // Of a world that the robot has left the answer comes all the same; a browser asks for nothing twice at a time.
      await visit.border.questions.answer('getWorld', answered('getWorld', emptyWorld(7)));
    },
    async 'robot.returned'(visit) {
      show(visit);
      era += 1;
      show(visit);
    },
  },
  async shows({ page }, state) {
    if (!state.matches({ view: 'shown' })) return;
    const mark = panelOf(page).getByText(state.matches({ time: 'paused' }) ? 'Paused' : 'Live', { exact: true });
    await expect(mark).toBeVisible({ visible: state.matches(live) });
    if (state.context.world !== null) await expect(panelOf(page).getByRole('img')).toBeVisible();
  },
};
