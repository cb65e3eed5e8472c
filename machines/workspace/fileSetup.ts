/** What the machine of the file knows how to ask and to do; fileMachine.ts says when. */
import { and, assign, enqueueActions, not, or, raise, sendTo, setup, stateIn } from 'xstate';
import type { LoadAnswer, SaveAnswer } from '../ports/filePort.ts';
import { type Edit, applyChanges, fits } from './applyChanges.ts';
import { confirmationFor } from './pendingConfirmation.ts';
import { conflictMachine } from './conflictMachine.ts';
import type { Stored } from './draft.ts';
import { answeredBy, loadReport, saveReport, unstoredFrom } from './fileAnswers.ts';
import { loadFile, saveFile } from './fileCalls.ts';
import type { FileEvent, FileReport } from './fileEvents.ts';
import type { Restored } from './recoveryEvents.ts';
import type { FileChildren, FileContext, FileInput } from './fileContext.ts';
import { draftedFrom, emptyFile, loadedFrom, ownerOf, storedFrom } from './fileContext.ts';

export const fileSetup = setup({
  types: { input: {} as FileInput, context: {} as FileContext, events: {} as FileEvent, children: {} as FileChildren },
  actors: { loadFile, saveFile, conflict: conflictMachine },
  guards: {
    hasPath: ({ context }) => context.path !== null,
    fits: ({ context }, edit: Edit) => fits(context.code, edit),
    isModified: ({ context }) => context.code !== context.saved,
    isSaved: not('isModified'),
    /** Not so after a save or a build that failed, or whose answer was lost: nothing is saved unasked then. */
    isStored: ({ context }) => context.lost.length === 0,
    isReady: stateIn({ open: { work: 'ready' } }),
    isBusy: or([stateIn({ open: { work: 'saving' } }), stateIn({ open: { work: 'locked' } })]),
    isSaveDue: and(['isReady', 'isModified', 'isStored']),
    needsConfirmation: ({ context }) => confirmationFor(context.code, context.saved) !== null,
    isBinary: (_, answer: LoadAnswer) => answer.outcome === 'binary',
    isRefused: (_, answer: SaveAnswer) => answer.outcome === 'refused',
  },
  actions: {
    report: sendTo(ownerOf, (_, report: FileReport) => report),
    tellUnlocked: sendTo(ownerOf, { type: 'file.unlocked' }),
    reset: assign(({ context }, path: string | null) => emptyFile(context, path)),
    postpone: assign((_, nextPath: string | null) => ({ nextPath })),
    openAnew: raise(({ context }) => ({ type: 'path.changed' as const, path: context.path })),
    openNext: raise(({ context }) => ({ type: 'path.changed' as const, path: context.nextPath })),
    lock: raise({ type: 'lock.requested' as const }),
    load: enqueueActions(({ context, enqueue }, answer: LoadAnswer) => {
      enqueue.assign(loadedFrom(context, answer));
      enqueue.sendTo(context.owner, loadReport({ ...context, ...loadedFrom(context, answer) }, answer));
    }),
    edit: assign(({ context }, { changes }: Edit) => ({ code: applyChanges(context.code, changes) })),
    restore: assign(({ context }, { code, base }: Restored) => ({ code, base, revision: context.revision + 1 })),
    replace: assign(({ context }, code: string) => ({ code, restored: code, revision: context.revision + 1 })),
    save: raise({ type: 'save.requested' as const }),
    setBack: assign(({ context }) => ({ revision: context.revision + 1 })),
    draft: assign(({ context }) => draftedFrom(context)),
    conclude: enqueueActions(({ context, enqueue }, answer: SaveAnswer) => {
      enqueue.assign(answeredBy(context, answer));
      enqueue.sendTo(context.owner, saveReport(context, answer));
    }),
    store: assign((_, stored: Stored) => storedFrom(stored)),
    keepUnstored: assign(({ context }) => unstoredFrom(context)),
  },
});
