import { draftMachine } from '#machines/workspace/draftMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';
import { texts } from './texts.ts';

const stored = { path: '/ws/src/a.py', code: texts.short, saved: texts.short, base: 'v1' };

export const draftModel = modelOf({
  machine: draftMachine,
  input: (world) => ({ drafts: askingPorts(world).drafts, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'text.opened' },
    { type: 'text.closed' },
    { type: 'text.changed' },
    { type: 'text.given', draft: stored },
    { type: 'text.given', draft: { ...stored, code: texts.long } },
    { type: 'draft.resumed', id: 'd1' },
    passes('draftDelay', 'draft.open.settling'),
    answers('keepDraft', { outcome: 'kept', id: 'd2' }),
    answers('keepDraft', { outcome: 'failed', fault: 'full' }),
    breaks('keepDraft'),
    answers('dropDraft'),
    breaks('dropDraft'),
  ],
  known: ({ id, isOutdated, isTold }) => ({
    ...(id !== null && { id }),
    ...(isOutdated && { isOutdated }),
    ...(isTold && { isTold }),
  }),
  // The file says its text before anything else can happen.
  isPossible: (snapshot, { type }) => type === 'text.given' || !snapshot.matches({ open: 'reading' }),
});
