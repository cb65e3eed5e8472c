import { expect } from 'playwright/test';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { erases, shrinks } from '#contract/contentSafety.ts';
import type { BuildAnswer, BuildProgress } from '#machines/ports/buildPort.ts';
import type { buildMachine } from '#machines/workspace/buildMachine.ts';
import { type BuildStatus, selectStatus } from '#machines/workspace/buildSelectors.ts';
import { buildModel } from '../../models/buildModel.ts';
import { texts } from '../../models/texts.ts';
import { refused, safetyRefused, said } from '../border/answers.ts';
import type { Answer, Asked } from '../border/Questions.ts';
import { buildProgress, built, gone, loaded, loadedBuilt } from '../border/defaultAnswers.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { comeByHistory } from '../engine/comeByHistory.ts';
import type { Visit } from '../engine/Visit.ts';
import {
  buttonOf,
  dialogButton,
  editorOf,
  expectBusy,
  openFile,
  replaceText,
  statusOf,
} from '../engine/workspacePage.ts';

export const buildPage: PageModel = {
  name: 'build',
  model: buildModel,
  async open(visit) {
    visit.border.questions.setDefault('getFile', () => loaded(texts.long));
    visit.border.questions.hold('buildWithCode', 'getBuild');
    await comeByHistory(visit);
    await expect(statusOf(visit.page).getByText('File ready')).toBeVisible();
  },
  // Behind a question nothing can be typed.
  isPossible: (state, { type }) =>
    (type !== 'code.changed' || !state.hasTag('confirming')) && (type !== 'reload.requested' || isConflict(state)),
  deeds: {
    async 'draft.given'({ page }, { draft }) {
      // Only where much is stored can much be lost.
      await replaceText(page, texts.long.toUpperCase());
      await buttonOf(page, 'Save').click();
      await expect(statusOf(page).getByText('Unsaved changes')).toBeHidden();
      await expectBusy(buttonOf(page, 'Save'), false);
      if (erases(draft.code, draft.saved)) await replaceText(page, '');
      else if (shrinks(draft.code, draft.saved)) await replaceText(page, texts.short);
      await buttonOf(page, 'Build').click();
    },
    async 'code.changed'({ page }) {
      await editorOf(page).click();
      await page.keyboard.insertText('#');
    },
    async 'run.requested'({ page }) {
      await buttonOf(page, 'Run').click();
    },
    async 'submit.requested'({ page }) {
      await buttonOf(page, 'Submit').click();
    },
    async 'overwrite.confirmed'({ page }) {
      await dialogButton(page, /Build anyway|Keep mine/).click();
    },
    async 'overwrite.declined'({ page }) {
      await dialogButton(page, /Cancel/).click();
    },
    async 'reload.requested'({ page }) {
      await dialogButton(page, /Reload theirs/).click();
    },
    async 'xstate.done.actor.build'({ border }, { output }) {
      await border.questions.answer('buildWithCode', (asked) => buildAnswer(output, asked));
    },
    async 'xstate.after.recheckDelay.build.active.stage.interrupted'(visit) {
      // The page shows an interrupted build as one that goes on: its wait may not have begun yet.
      const { questions } = visit.border;
      await visit.waitUntil(() => questions.isAsked('getBuild'), 'the page asks how the build ended', 3000);
    },
    async 'xstate.done.actor.askOutcome'({ border }, { output }) {
      await border.questions.answer('getBuild', progressAnswer(output));
    },
  },
  shows: showsBuild,
};

export const brokenBuildPage: PageModel = {
  ...buildPage,
  name: 'build, part of the site missing',
  mayThrow: true,
  async open(visit) {
    visit.border.missing = /axiosCalls/;
    await openFile(visit);
    visit.border.questions.hold('missingPart');
  },
  isPossible: (_, { type, draft }) => type !== 'draft.given' || draft.code === draft.saved,
  deeds: {
    async 'draft.given'({ page }) {
      await buttonOf(page, 'Build').click();
    },
    'code.changed': buildPage.deeds['code.changed']!,
    // It is fetched again for this, and is still missing.
    async 'xstate.error.actor.build'({ border }) {
      await border.questions.answer('missingPart', gone);
    },
  },
};

/** The same of a text that was built before it was opened here. */
const knownBuild = (outcome: 'succeeded' | 'failed'): PageModel => ({
  name: `build, known from before to have ${outcome}`,
  model: buildModel,
  open: (visit) => comeByHistory(visit, 'getFile'),
  isPossible: (state, { answer }) => state.matches({ resting: 'unknown' }) && answer.outcome === outcome,
  deeds: {
    async 'outcome.found'({ border }) {
      await border.questions.answer('getFile', loadedBuilt(texts.short, outcome));
    },
  },
  shows: showsBuild,
});

export const knownBuildPages = [knownBuild('succeeded'), knownBuild('failed')];

const statusTexts: Readonly<Record<BuildStatus, string>> = {
  unknown: 'Not built',
  building: 'Building…',
  interrupted: 'Connection lost, build outcome not known yet',
  success: 'Build success',
  failure: 'Build failed',
};

async function showsBuild({ page }: Visit, state: AnyMachineSnapshot): Promise<void> {
  const isAsking = state.hasTag('confirming');
  await expect(page.getByRole('dialog')).toHaveCount(isAsking ? 1 : 0);
  const build = state as SnapshotFrom<typeof buildMachine>;
  if (!isAsking) await expect(statusOf(page).getByText(statusTexts[selectStatus(build)])).toBeVisible();
}

const isConflict = ({ context }: AnyMachineSnapshot): boolean => context.pendingConfirmation?.kind === 'refused';

function buildAnswer(answer: BuildAnswer, asked: Asked): Answer {
  if (answer.outcome === 'succeeded') return built(asked);
  if (answer.outcome === 'refused')
    return safetyRefused(answer.reason, 'somebody else was here', String(asked.parameters['code']));
  if (answer.outcome === 'unanswered') return 'cut';
  if (answer.version === null) return refused(500, answer.detail);
  return built(asked, { line: 1, message: said(answer.detail) });
}

function progressAnswer(progress: BuildProgress): Answer {
  if (progress.outcome === 'absent') return refused(404, 'Build not found');
  if (progress.outcome === 'unanswered') return 'cut';
  return buildProgress(progress.outcome);
}
