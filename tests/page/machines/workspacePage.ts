import { type Page, expect } from 'playwright/test';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { workspaceModel } from '../../models/workspaceModel.ts';
import { broken, refused, rows } from '../border/answers.ts';
import { problemAnswer } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { comeByHistory } from '../engine/comeByHistory.ts';
import { travel } from '../engine/travel.ts';
import { buttonOf, openFile, replaceText, statusOf } from '../engine/workspacePage.ts';

/** The entries of this visit's history that are workspaces, by their challenges. */
const entries = new Map<number | null, number>([
  [null, 0],
  [2, 2],
  [1, 4],
]);

const titles: Readonly<Record<string, string>> = {
  absent: 'There is no such challenge',
  failed: 'Failed to load problem',
  loading: 'Loading the challenge…',
};

const desk = { width: 1280, height: 720 };
const tablet = { width: 900, height: 720 };

const notesOf = (page: Page) => page.getByRole('region', { name: 'Messages of the workspace' });

/** A learner who begins a challenge, types, and runs what is stored instead. */
export const begunWorkspacePage: PageModel = {
  name: 'workspace, at work',
  model: workspaceModel,
  async open(visit) {
    await comeByHistory(visit, 'user_ssp_challenge_problem', 'user_ssp_start_challenge');
  },
  // What is typed stays unsaved.
  isPossible: (state, { type, output, path, command }) => {
    const isTyped = state.matches({ text: 'modified' });
    if (type === 'runtime.executed') return isTyped && command.startsWith('rosrun');
    if (type === 'program.saved') return !isTyped && path === obstacleProblem.file_path;
    return type === 'program.modified' ? state.matches({ problem: 'open' }) : !isTyped && output !== null;
  },
  deeds: {
    async 'xstate.done.actor.loadProblem'({ page, border }) {
      await border.questions.answer('user_ssp_challenge_problem', problemAnswer);
      await expect(statusOf(page).getByText('File ready')).toBeVisible();
    },
    async 'program.saved'({ page, border }) {
      await buttonOf(page, 'Save').click();
      await expect.poll(() => border.questions.isAsked('user_ssp_start_challenge')).toBe(true);
    },
    async 'xstate.done.actor.startChallenge'({ border }) {
      await border.questions.answer('user_ssp_start_challenge', rows('user_ssp_start_challenge', null));
    },
    async 'xstate.error.actor.startChallenge'({ page, border }) {
      await border.questions.answer('user_ssp_start_challenge', broken('the database is away'));
      await expect(notesOf(page).getByText(/^That you have started this challenge could not be/)).toBeVisible();
    },
    async 'program.modified'({ page }) {
      await replaceText(page, 'print(2)');
    },
    async 'runtime.executed'({ page }) {
      await page.getByLabel('Command', { exact: true }).selectOption('rosrun');
      await page.getByLabel('Arguments').fill('gazebo_test_pkg a.py');
      await page.getByLabel('Process name').fill('stored');
      await page.getByLabel('Process name').press('Enter');
      await expect(notesOf(page).getByText(/^Unsaved changes are not part of/)).toBeVisible();
    },
  },
  async shows({ page }, state) {
    if (state.matches({ problem: 'loading' })) return expect(page.getByText('Loading the challenge…')).toBeVisible();
    await expect(statusOf(page).getByText('Unsaved changes')).toBeVisible({
      visible: state.matches({ text: 'modified' }),
    });
  },
};

export const workspacePage: PageModel = {
  name: 'workspace',
  model: workspaceModel,
  async open(visit) {
    const { page, border } = visit;
    await openFile(visit, '/challenge');
    for (const course of ['Course 2', 'Course 1']) {
      await page.getByRole('link', { name: 'Challenges' }).first().click();
      if (course === 'Course 1') border.questions.hold('user_ssp_challenge_problem');
      await page.getByRole('link', { name: course }).click();
      if (course === 'Course 2') await expect(statusOf(page).getByText('File ready')).toBeVisible();
    }
  },
  isPossible: (state, event) =>
    (event.type !== 'challenge.changed' ||
      (!state.matches({ problem: 'loading' }) && event['challengeId'] !== state.context.challengeId)) &&
    (!event.type.startsWith('note') || state.context.notes.length > 0),
  deeds: {
    async 'challenge.changed'({ page }, { challengeId }, before) {
      const steps = (entries.get(challengeId) ?? 0) - (entries.get(before.context.challengeId) ?? 0);
      await travel(page, steps);
    },
    // One of many ways to something that is noted.
    async 'program.noted'({ page, border }, { lines: [{ detail }] }) {
      border.questions.hold('saveFile');
      await buttonOf(page, 'Save').click();
      await border.questions.answer('saveFile', refused(500, detail));
      await expect(notesOf(page).getByText(`Error saving file: ${detail}`)).toBeVisible();
    },
    async 'notes.cleared'({ page }) {
      await notesOf(page).getByRole('button', { name: 'Clear' }).click();
    },
    // Only where the consoles are not to be seen does a message stand by itself.
    async 'note.dismissed'({ page }) {
      await page.setViewportSize(tablet);
      await page.getByRole('main').getByRole('button', { name: 'Dismiss', exact: true }).click();
      await page.setViewportSize(desk);
    },
    async 'retry.requested'({ page }) {
      await buttonOf(page, 'Try again').click();
    },
    async 'xstate.done.actor.loadProblem'({ border }, { output }) {
      const none = rows('user_ssp_challenge_problem', []);
      await border.questions.answer('user_ssp_challenge_problem', output === null ? none : problemAnswer);
    },
    async 'xstate.error.actor.loadProblem'({ border }) {
      await border.questions.answer('user_ssp_challenge_problem', broken('the database is away'));
    },
  },
  async shows({ page }, { value }) {
    const title = titles[String(value.problem)];
    if (title === undefined) await expect(statusOf(page).getByText('File ready')).toBeVisible();
    else await expect(page.getByText(title).first()).toBeVisible();
  },
};
