/**
 * The file being edited: what is stored, what is typed, and the road between them.
 *
 *   waiting → loading → open (text: saved ⇄ modified; work: ready ⇄ saving ⇄ confirming, ready ⇄ locked; nextSave: none ⇄ queued)
 *                └────→ binary
 */
import { brokenLoad, brokenSave, draftedReport, lockedReport, savedReport } from './fileAnswers.ts';
import { conflictInput, emptyFile, saveInput } from './fileContext.ts';
import { fileSetup } from './fileSetup.ts';

export const fileMachine = fileSetup.createMachine({
  id: 'file',
  description: 'The file being edited: what is stored, what is typed, and the road between them.',
  context: ({ input }) => ({ ...input, ...emptyFile({ revision: 0 }, null) }),
  initial: 'waiting',
  on: {
    'path.changed': { target: '.opening', actions: { type: 'reset', params: ({ event }) => event.path } },
    'lock.requested': { actions: { type: 'report', params: { type: 'file.unavailable' } } },
    'draft.stored': { actions: 'tellUnlocked' },
    'lock.released': { actions: 'tellUnlocked' },
  },
  states: {
    waiting: { description: 'Which file it is to be is not known.', tags: 'locked' },
    opening: {
      description: 'Another file: everything about the last one is forgotten.',
      always: [{ guard: 'hasPath', target: 'loading' }, { target: 'waiting' }],
    },
    loading: {
      description: 'The file is on its way; nothing can be typed, saved or built.',
      tags: ['locked', 'loading'],
      invoke: {
        id: 'loadFile',
        src: 'loadFile',
        input: ({ context }) => ({ files: context.files, path: context.path ?? '' }),
        onDone: [
          { guard: { type: 'isBinary', params: ({ event }) => event.output }, target: 'binary' },
          {
            description: 'If it failed no version is known, so that the server protects what is there.',
            target: 'open',
            actions: { type: 'load', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'open', actions: { type: 'load', params: ({ event }) => brokenLoad(event.error) } },
      },
    },
    binary: { description: 'Not a text: it is neither shown nor replaced.', tags: 'locked' },
    open: {
      description: 'The text is in the editor. What is typed is kept, whatever else is under way.',
      tags: 'editable',
      on: {
        'draft.requested': { actions: { type: 'report', params: ({ context }) => draftedReport(context) } },
        'code.edited': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            actions: [
              { type: 'edit', params: ({ event }) => event },
              { type: 'report', params: { type: 'file.edited' } },
            ],
          },
          {
            description: 'The editor shows another text: it is set back, so that what is seen is what is saved.',
            actions: ['setBack', { type: 'report', params: { type: 'file.setBack' } }],
          },
        ],
      },
      type: 'parallel',
      states: {
        text: {
          description: 'Whether the server has what is typed.',
          initial: 'saved',
          states: {
            saved: {
              description: 'The server has the text, as far as this editor knows.',
              always: { guard: 'isModified', target: 'modified' },
            },
            modified: {
              description: 'Something typed is nowhere but in this editor.',
              entry: { type: 'report', params: { type: 'file.modified' } },
              exit: { type: 'report', params: { type: 'file.synchronised' } },
              always: { guard: 'isSaved', target: 'saved' },
            },
          },
        },
        work: {
          description: 'What is being done with the text.',
          initial: 'ready',
          states: {
            ready: {
              description: 'The file may be saved, or locked for a build.',
              tags: 'ready',
              on: {
                'save.requested': [
                  { guard: 'needsConfirmation', target: 'confirming', actions: 'draft' },
                  { target: 'saving', actions: 'draft' },
                ],
                'draft.restored': {
                  actions: [
                    { type: 'restore', params: ({ event }) => event },
                    { type: 'report', params: { type: 'file.restored' } },
                  ],
                },
                'version.restored': {
                  description: 'It is saved as any other text is, with all that is asked before.',
                  actions: [
                    { type: 'replace', params: ({ event }) => event.code },
                    { type: 'report', params: { type: 'file.replaced' } },
                    'save',
                  ],
                },
                'reload.requested': { actions: 'openAnew' },
                'lock.requested': { target: 'locked' },
              },
            },
            confirming: {
              description: 'Much would be lost: the learner decides.',
              tags: ['locked', 'confirming'],
              invoke: { id: 'conflict', src: 'conflict', input: ({ context }) => conflictInput(context) },
              on: {
                'lock.requested': { actions: { type: 'report', params: { type: 'file.undecided' } } },
                'overwrite.confirmed': { target: 'saving' },
                'reload.requested': { actions: 'openAnew' },
                'overwrite.declined': {
                  target: 'ready',
                  actions: { type: 'report', params: { type: 'file.saveCancelled' } },
                },
              },
            },
            saving: {
              description: 'The draft is on its way to the server.',
              tags: ['locked', 'saving'],
              on: {
                'path.changed': {
                  target: '.superseded',
                  actions: { type: 'postpone', params: ({ event }) => event.path },
                },
              },
              initial: 'wanted',
              states: {
                wanted: {
                  description: 'The file is still the one that is worked on.',
                  on: { 'lock.requested': { target: 'awaited' } },
                },
                awaited: {
                  description: 'A build wants the text too: it is told what becomes of it when this ends.',
                  on: { 'lock.requested': { description: 'It is waited for already.' } },
                  exit: 'lock',
                },
                superseded: {
                  description: 'Another file waits for the answer, which the learner must see. Nothing more is typed.',
                  tags: 'loading',
                  on: {
                    'path.changed': { actions: { type: 'postpone', params: ({ event }) => event.path } },
                    'code.edited': { description: 'It would be gone with the text.' },
                  },
                  exit: 'openNext',
                },
              },
              invoke: {
                id: 'saveFile',
                src: 'saveFile',
                input: ({ context }) => saveInput(context),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'confirming',
                    actions: { type: 'conclude', params: ({ event }) => event.output },
                  },
                  { target: 'ready', actions: { type: 'conclude', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'ready',
                  actions: { type: 'conclude', params: ({ event }) => brokenSave(event.error) },
                },
              },
            },
            locked: {
              description: 'A build has the text and stores it too; until it gives it back, nothing else may be saved.',
              tags: 'locked',
              entry: ['draft', { type: 'report', params: ({ context }) => lockedReport(context) }],
              on: {
                'draft.stored': {
                  target: 'ready',
                  actions: [
                    { type: 'store', params: ({ event }) => event.stored },
                    { type: 'report', params: ({ context }) => savedReport(context) },
                    'tellUnlocked',
                  ],
                },
                'lock.released': { target: 'ready', actions: ['keepUnstored', 'tellUnlocked'] },
              },
            },
          },
        },
        nextSave: {
          description: 'Whether the text is to be saved once more after what is under way.',
          initial: 'none',
          states: {
            none: {
              description: 'Nobody asked for a save that could not begin at once.',
              on: { 'save.requested': { guard: 'isBusy', target: 'queued' } },
            },
            queued: {
              description: 'What is typed by the end of the save or build is saved then, if that one was stored.',
              always: [
                { guard: 'isSaveDue', target: 'none', actions: 'save' },
                { guard: 'isReady', target: 'none' },
              ],
              on: { 'overwrite.declined': { target: 'none' } },
            },
          },
        },
      },
    },
  },
});
