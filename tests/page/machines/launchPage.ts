import { type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { StartAnswer } from '#machines/ports/processPort.ts';
import type { LaunchOutcome } from '#machines/workspace/launchAnswers.ts';
import type { launchMachine } from '#machines/workspace/launchMachine.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { launchModel } from '../../models/launchModel.ts';
import { answered, refused, rows, safetyRefused } from '../border/answers.ts';
import type { Answer } from '../border/Questions.ts';
import { built } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import type { Visit } from '../engine/Visit.ts';
import { comeByHistory, goToOther } from '../engine/comeByHistory.ts';
import { buttonOf, disconnect, editorOf, statusOf } from '../engine/workspacePage.ts';

type Launch = SnapshotFrom<typeof launchMachine>;

const buttonTo = (page: Page, what: 'Start' | 'Stop') =>
  page.getByRole('button', { name: new RegExp(`^${what} .+\\.py$`) });
export const isScript = ({ context }: AnyMachineSnapshot) => String(context.path).includes('/scripts/');

async function openLaunch(visit: Visit): Promise<void> {
  visit.border.connections.isPaused = true;
  await comeByHistory(visit, 'user_ssp_challenge_problem', 'buildWithCode', 'execute', 'stopProcess');
}

export const launchPage: PageModel = {
  name: 'launch',
  model: launchModel,
  open: openLaunch,
  isPossible,
  deeds: {
    async 'problem.opened'({ page, border }, { path }) {
      await border.questions.answer('user_ssp_challenge_problem', problemOf(path));
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
    },
    async 'problem.closed'({ page, border }, _, before) {
      // Whoever has something unsaved is asked before.
      await page.keyboard.press('Control+S');
      await expect(statusOf(page).getByText('Unsaved changes')).toBeHidden();
      await goToOther(page);
      // What a run has started is ended meanwhile.
      if (before.matches({ control: 'running', term: 'limited' }))
        await border.questions.answer('stopProcess', refused(400, 'not yours'));
    },
    async 'start.requested'({ page }, _, before) {
      // What was typed since has to be built.
      if (isScript(before)) {
        await editorOf(page).click();
        await page.keyboard.insertText('#');
      }
      await page.keyboard.press('Control+Enter');
    },
    async 'stop.requested'({ page, border }, _, before) {
      await buttonTo(page, 'Stop').click();
      // It goes on, and ends before the next one can begin.
      if (before.matches({ control: 'building' })) await border.questions.answer('buildWithCode', built);
    },
    'outcome.dismissed': ({ page }) => buttonOf(page, 'Dismiss').click(),
    async 'program.built'({ border }) {
      await border.questions.answer('buildWithCode', built);
    },
    async 'program.unbuilt'({ border }, { detail }) {
      await border.questions.answer('buildWithCode', (asked) => built(asked, { line: 1, message: detail }));
    },
    async 'runtime.connected'(visit) {
      await visit.ensureConnection();
    },
    'runtime.disconnected': disconnect,
    async 'runtime.changed'({ border }, { entries }, before) {
      // A list tells of what was started before another one can lack it.
      border.connections.send({ type: 'process_list', processes: before.context.entries });
      border.connections.send({ type: 'process_list', processes: entries });
    },
    async 'xstate.after.connectDelay.launch.control.connecting'(visit) {
      await visit.wait(10_000);
    },
    async 'xstate.done.actor.execute'({ border }, { output }, before) {
      await border.questions.answer('execute', answerOf('execute', output));
      // It is built anew although nothing is started any more.
      const isInVain = output.outcome === 'outdated' && before.matches({ term: 'withdrawn' });
      if (isInVain) await border.questions.answer('buildWithCode', built);
    },
    async 'xstate.done.actor.stopProcess'({ border }, { output }) {
      await border.questions.answer('stopProcess', answerOf('stopProcess', output));
    },
  },
  shows: showsLaunch,
};

/** The same while a build is under way that began before: how it ends is waited for. */
const occupiedBy = (end: 'program.built' | 'program.unbuilt'): PageModel => ({
  ...launchPage,
  name: `launch, behind a build that ends in ${end}`,
  isPossible: (state, event) =>
    (isPossible(state, event) && event.type === 'problem.opened' && isScriptPath(event)) ||
    (event.type === 'start.requested' &&
      event['forRun'] !== true &&
      isScript(state) &&
      state.matches({ control: 'stopped' })) ||
    (event.type === 'program.busy' && state.matches({ control: { building: 'asked' } })) ||
    (event.type === end && event['reason'] !== 'unavailable' && state.matches({ control: { building: 'waiting' } })),
  deeds: {
    ...launchPage.deeds,
    async 'start.requested'({ page }) {
      await buttonOf(page, 'Build').click();
      await page.keyboard.press('Control+Enter');
    },
    // It was said at once.
    async 'program.busy'() {},
  },
  async shows({ page }, state) {
    if (state.matches({ control: 'building' })) await expect(buttonTo(page, 'Stop')).toBeVisible();
  },
});

export const occupiedLaunchPages = [occupiedBy('program.built'), occupiedBy('program.unbuilt')];

/** The same where it runs already, and is stopped for good. */
export const adoptedLaunchPage: PageModel = {
  ...launchPage,
  name: 'launch, of what runs already',
  isPossible: (state, event) =>
    isPossible(state, event) &&
    /^(problem.opened|runtime|stop|xstate.done.actor.stop)/.test(event.type) &&
    !state.matches({ control: 'building' }),
};

/** The same in a browser that could not fetch the part of the site by which the server is asked: what runs is known all the same. */
export const brokenLaunchPage: PageModel = {
  ...launchPage,
  name: 'launch, part of the site missing',
  mayThrow: true,
  async open(visit) {
    visit.border.missing = /axiosCalls/;
    await openLaunch(visit);
  },
  // Here no answer is waited for.
  isPossible: (state, event) =>
    isPossible(state, event) &&
    (state.matches({ control: 'stopping' })
      ? event.type.startsWith('xstate.error.actor.stop')
      : /^(problem.opened|runtime|stop)/.test(event.type)) &&
    !state.matches({ control: 'building' }),
  deeds: { ...launchPage.deeds, async 'xstate.error.actor.stopProcess'() {} },
  async shows(visit, state) {
    if (!state.matches({ control: 'stopping' })) await showsLaunch(visit, state);
  },
};

/** A number is given to one process: what is known to be over never runs again under it. */
const knowsEnd = ({ context }: AnyMachineSnapshot) =>
  context.ended !== null ||
  (context.entries as Launch['context']['entries']).some(({ status }) => status !== 'running');

export const isScriptPath = (event: AnyEventObject) => String(event['path']).includes('/scripts/');

/** What a learner, the server and the passing of time can do where nothing else is said. */
export function isPossible(state: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const isAt = (control: string) => state.matches({ control });
  switch (event.type) {
    case 'problem.opened':
      return state.context.path === null;
    case 'problem.closed':
      return state.context.path !== null && (isAt('stopped') || isAt('running'));
    case 'start.requested':
      if (event['forRun'] === true) return false;
      return isAt('stopped') || isAt('running') || state.matches({ control: { stopping: 'finally' } });
    case 'stop.requested':
      return (
        isAt('building') ||
        isAt('connecting') ||
        (isAt('starting') && !state.matches({ term: 'withdrawn' })) ||
        isAt('running') ||
        state.matches({ control: { stopping: 'again' } })
      );
    case 'outcome.dismissed':
      return state.context.outcome !== null;
    case 'program.built':
      return isAt('building');
    case 'program.unbuilt':
      return isAt('building') && event['reason'] === 'failed';
    case 'runtime.connected':
      return state.matches({ connection: 'closed' });
    case 'runtime.disconnected':
    case 'runtime.changed':
      return state.matches({ connection: 'open' });
    case 'xstate.done.actor.execute':
      return event['output'].process?.status !== 'running' || !knowsEnd(state);
    default:
      return true;
  }
}

const words: Readonly<Record<LaunchOutcome['kind'], RegExp>> = {
  noFile: /^Not started: the file is not here yet/,
  notInPackage: /^Not started: .+ is not a program of a package/,
  unbuilt: /^Not started, because the build failed\./,
  notConnected: /^Not started: there is no connection/,
  runOver: /^Not started: the five seconds of the run were over/,
  startRefused: /^Not started: /,
  startUnreachable: /^Not started, or the answer was lost: Network Error/,
  stopRefused: /^Not stopped: /,
  stopUnreachable: /^Not stopped, or the answer was lost: /,
  ended: /^Your program has ended: /,
};

async function showsLaunch({ page }: Visit, state: AnyMachineSnapshot): Promise<void> {
  const launch = state as Launch;
  await expect(buttonTo(page, launch.matches({ control: 'stopped' }) ? 'Start' : 'Stop')).toBeVisible();
  const { outcome } = launch.context;
  if (outcome !== null) await expect(page.getByRole('status').getByText(words[outcome.kind])).toBeVisible();
}

const problemOf = (path: string) => rows('user_ssp_challenge_problem', [{ ...obstacleProblem, file_path: path }]);

function answerOf(name: 'execute' | 'stopProcess', answer: StartAnswer): Answer {
  if (answer.outcome === 'unreachable') return 'cut';
  if (answer.outcome === 'outdated') return safetyRefused('changed_on_disk', 'somebody else was here', 'mine');
  if (answer.outcome === 'done') return answered(name, { success: true, ...answer.process });
  return answer.detail === null ? { status: 500, body: 'broken' } : refused(400, answer.detail);
}
