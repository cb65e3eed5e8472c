import { expect } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { PageModel } from '../engine/PageModel.ts';
import { comeByHistory } from '../engine/comeByHistory.ts';
import { buttonOf, statusOf } from '../engine/workspacePage.ts';
import { isPossible, isScript, isScriptPath, launchPage } from './launchPage.ts';

/** A launch for a run of what is built, which lasts five seconds. */
export const runLaunchPage: PageModel = {
  ...launchPage,
  name: 'launch, for a run',
  async open(visit) {
    visit.border.connections.isPaused = true;
    await comeByHistory(visit, 'user_ssp_challenge_problem', 'execute', 'stopProcess');
  },
  isPossible(state, event) {
    const isAt = (...controls: string[]) => controls.some((control) => state.matches({ control }));
    switch (event.type) {
      case 'problem.opened':
        return isPossible(state, event) && isScriptPath(event);
      case 'start.requested':
        return (
          event['forRun'] === true &&
          isScript(state) &&
          isAt('stopped', 'running') &&
          !isLimited(state) &&
          !hasRun(state)
        );
      case 'run.ended':
        return isLimited(state) && (isAt('connecting', 'starting', 'running') || isAgain(state));
      case 'runtime.changed':
        return isPossible(state, event) && event['entries'][0]?.status === 'running' && !isLimited(state);
      // It was built before, and its five seconds are over before a connection is given up.
      case 'program.unbuilt':
      case 'xstate.after.connectDelay.launch.control.connecting':
      case 'outcome.dismissed':
      case 'runtime.disconnected':
      case 'stop.requested':
        return false;
      default:
        return isPossible(state, event);
    }
  },
  deeds: {
    ...launchPage.deeds,
    async 'start.requested'({ page }) {
      await buttonOf(page, 'Build').click();
      await expect(statusOf(page).getByText('Build success')).toBeVisible();
      await buttonOf(page, 'Run').click();
    },
    // It was built before.
    async 'program.built'() {},
    'run.ended': (visit) => visit.wait(5000),
  },
};

const isAgain = (state: AnyMachineSnapshot) => state.matches({ control: { stopping: 'again' } });
const isLimited = (state: AnyMachineSnapshot) => state.matches({ term: 'limited' });
const hasRun = ({ context }: AnyMachineSnapshot) => context.outcome !== null || context.ended !== null;
