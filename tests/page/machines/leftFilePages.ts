import { texts } from '../../models/texts.ts';
import { safetyRefused } from '../border/answers.ts';
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

export const leftFilePages = [leftFile('draft.stored'), leftFile('lock.released'), leftConflict];
