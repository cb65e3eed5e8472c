import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';
import { replacing, sizeOf, texts } from './texts.ts';

const path = '/ws/src/a.py';
const refusal = { outcome: 'refused', reason: 'changed_on_disk', current: 'v9' };

export const fileModel = modelOf({
  machine: fileMachine,
  input: (world) => ({ files: askingPorts(world).files, owner: world.owner }),
  events: [
    { type: 'path.changed', path },
    { type: 'path.changed', path: null },
    replacing('empty', 'short'),
    replacing('short', 'empty'),
    replacing('long', 'short'),
    { type: 'save.requested' },
    { type: 'overwrite.confirmed' },
    { type: 'overwrite.declined' },
    { type: 'reload.requested' },
    { type: 'draft.requested' },
    { type: 'draft.restored', code: texts.short, base: 'v0' },
    { type: 'version.restored', code: texts.short },
    { type: 'version.restored', code: texts.empty },
    { type: 'lock.requested' },
    { type: 'draft.stored', stored: { code: texts.short, version: 'v3', savedAt: 3 } },
    { type: 'draft.stored', stored: { code: texts.short, version: 'v4', savedAt: null } },
    { type: 'lock.released' },
    answers('loadFile', { outcome: 'loaded', code: texts.short, version: 'v1', savedAt: null, build: null }),
    answers('loadFile', { outcome: 'loaded', code: texts.long, version: 'v2', savedAt: 1000, build: null }),
    answers('loadFile', { outcome: 'absent' }),
    answers('loadFile', { outcome: 'binary', version: 'v0' }),
    answers('loadFile', { outcome: 'failed', detail: 'no disk' }),
    breaks('loadFile'),
    answers('saveFile', { outcome: 'saved', version: 'v5', savedAt: 5, size: 15 }),
    answers('saveFile', refusal),
    answers('saveFile', { outcome: 'failed', detail: 'disk full' }),
    breaks('saveFile'),
  ],
  known: ({ path: named, code, saved, base, draft, pendingConfirmation, lost, nextPath }, snapshot) => ({
    ...(named === null && { path: null }),
    code: sizeOf(code),
    saved: sizeOf(saved),
    ...(base === undefined && { base: 'unknown' }),
    ...(base === null && { base: 'none' }),
    ...(lost.length > 0 && { lost: true }),
    ...((snapshot.hasTag('confirming') || snapshot.hasTag('saving')) && {
      draft: sizeOf(draft.code),
      asked: pendingConfirmation?.kind ?? 'none',
      ...(snapshot.matches({ open: { work: { saving: 'superseded' } } }) && { next: nextPath }),
    }),
  }),
  // While something is under way one edit stands for all.
  isPossible: (snapshot, event) =>
    event.type !== 'code.edited' || snapshot.hasTag('ready') || event['length'] === texts.empty.length,
});
