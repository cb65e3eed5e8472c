import { texts } from '../../models/texts.ts';
import { broken, safetyRefused } from '../border/answers.ts';
import { saved } from '../border/defaultAnswers.ts';
import { comeByHistory } from '../engine/comeByHistory.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { filePage } from './filePage.ts';

/** A file whose learner goes to another challenge while it is built: how the build ends is told when no file is open. */
const leftFile = (end: 'draft.stored' | 'lock.released'): PageModel => ({
  ...filePage,
  name: `file, left before its build ends in ${end}`,
  isPossible: (state, { type, path, output, stored }) => {
    if (state.matches('waiting')) return type === end ? stored?.savedAt !== null : typeof path === 'string';
    if (state.matches('loading')) return type.endsWith('.loadFile') && output?.code === texts.short;
    return state.matches({ open: { work: 'locked' } }) ? path === null : type === 'lock.requested';
  },
});

/** The same where there would be something to ask. */
const leftConflict: PageModel = {
  ...leftFile('lock.released'),
  name: 'file, left before its build is refused',
  deeds: {
    ...filePage.deeds,
    async 'lock.released'({ border }) {
      await border.questions.answer('buildWithCode', ({ parameters }) =>
        safetyRefused('changed_on_disk', 'somebody else was here', String(parameters['code'])),
      );
    },
  },
};

/** A file that is left while it is saved: that its challenge was begun cannot be stored. */
const leftSave: PageModel = {
  ...filePage,
  name: 'file, left while it is saved',
  open: (visit) =>
    comeByHistory(visit, 'user_ssp_challenge_problem', 'getFile', 'saveFile', 'user_ssp_start_challenge'),
  isPossible: (state, { type, path, output }) => {
    if (state.matches('waiting')) return typeof path === 'string';
    if (state.matches('loading')) return type.endsWith('.loadFile') && output?.code === texts.short;
    if (state.matches({ open: { work: 'ready' } })) return type === 'save.requested';
    if (state.matches({ open: { work: { saving: 'wanted' } } })) return path === null;
    return type.endsWith('.saveFile') && output?.outcome === 'saved';
  },
  deeds: {
    ...filePage.deeds,
    async 'xstate.done.actor.saveFile'({ border }) {
      await border.questions.answer('saveFile', saved);
      await border.questions.answer('user_ssp_start_challenge', broken('the database is away'));
    },
  },
};

export const leftFilePages = [leftFile('draft.stored'), leftFile('lock.released'), leftConflict, leftSave];
