/**
 * A learner's program, from its text to its run: one build at a time has the text, from locking it to giving it back.
 *
 *   editing → locking → building → unlocking
 *      ↑         │                    │
 *      └─────────┴────────────────────┘
 */
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { buildMachine } from './buildMachine.ts';
import type { BuildEnd } from '../ports/buildEnd.ts';
import type { Draft, Stored } from './draft.ts';
import { draftMachine } from './draftMachine.ts';
import { fileMachine } from './fileMachine.ts';
import { jumpMachine } from './jumpMachine.ts';
import type { ProgramChildren, ProgramContext, ProgramEvent, ProgramInput } from './programEvents.ts';
import type { ProgramReport, UnbuiltReason } from './programEvents.ts';
import { buildInput, buildOf, draftInput, ownerOf, recoveryInput, submissionInput } from './programInputs.ts';
import { linesOf } from './programLines.ts';
import { recoveryMachine } from './recoveryMachine.ts';
import type { Restored } from './recoveryEvents.ts';
import { runMachine } from './runMachine.ts';
import { submissionMachine } from './submissionMachine.ts';
import { versionListMachine } from './versionListMachine.ts';

export const programMachine = setup({
  types: {
    input: {} as ProgramInput,
    context: {} as ProgramContext,
    events: {} as ProgramEvent,
    children: {} as ProgramChildren,
  },
  actors: {
    jump: jumpMachine,
    file: fileMachine,
    draft: draftMachine,
    recovery: recoveryMachine,
    versionList: versionListMachine,
    build: buildMachine,
    run: runMachine,
    submission: submissionMachine,
  },
  actions: {
    report: sendTo(ownerOf, (_, report: ProgramReport) => report),
    refuse: sendTo(ownerOf, (_, reason: UnbuiltReason) => ({ type: 'program.unbuilt' as const, reason, detail: null })),
    note: sendTo(ownerOf, ({ event }) => ({ type: 'program.noted' as const, lines: linesOf(event) })),
    noteBuild: enqueueActions(({ context, event, enqueue }) => {
      if (context.path === context.builtPath) enqueue.sendTo(ownerOf, { type: 'program.noted', lines: linesOf(event) });
    }),
    choose: enqueueActions(({ enqueue }, chosen: Pick<ProgramContext, 'path' | 'packages' | 'challengeId'>) => {
      enqueue.assign({ path: chosen.path, packages: chosen.packages, challengeId: chosen.challengeId });
      enqueue.sendTo('submission', { type: 'challenge.opened', challengeId: chosen.challengeId });
    }),
    outdateDraft: sendTo('draft', { type: 'text.changed' }),
    openText: enqueueActions(({ enqueue }, draft: Draft) => {
      enqueue.sendTo('draft', { type: 'text.opened' });
      enqueue.sendTo('recovery', { type: 'text.opened', draft });
      enqueue.sendTo('versionList', { type: 'text.opened', path: draft.path });
    }),
    giveText: enqueueActions(({ enqueue }, draft: Draft) => {
      for (const part of ['draft', 'versionList'] as const) enqueue.sendTo(part, { type: 'text.given', draft });
    }),
    closeText: enqueueActions(({ enqueue }) => {
      for (const part of ['draft', 'recovery', 'versionList'] as const) enqueue.sendTo(part, { type: 'text.closed' });
    }),
    leave: assign({ path: null }),
    begin: assign(({ context }) => ({ builtPath: context.path })),
    lockFile: sendTo('file', { type: 'lock.requested' }),
    reloadFile: sendTo('file', { type: 'reload.requested' }),
    askForText: sendTo('file', { type: 'draft.requested' }),
    restoreVersion: sendTo('file', (_, code: string) => ({ type: 'version.restored', code })),
    restoreDraft: sendTo('file', (_, { code, base }: Restored) => ({ type: 'draft.restored', code, base })),
    resumeDraft: sendTo('draft', (_, id: string) => ({ type: 'draft.resumed', id })),
    endRecovery: sendTo('recovery', { type: 'text.restored' }),
    endRestoring: sendTo('versionList', { type: 'text.restored' }),
    startRun: sendTo('run', { type: 'run.requested' }),
    askBuild: sendTo('build', { type: 'start.requested' }),
    openFile: sendTo('file', (_, path: string | null) => ({ type: 'path.changed', path })),
    startBuild: sendTo('build', ({ context }, draft: Draft) => buildOf(draft, context)),
    outdateBuild: sendTo('build', { type: 'code.changed' }),
    withdrawBuild: sendTo('build', { type: 'draft.withdrawn' }),
    recallBuild: enqueueActions(({ enqueue }, { draft, build }: { draft: Draft; build: BuildEnd | null }) => {
      if (build !== null) enqueue.sendTo('build', { type: 'outcome.found', draft, answer: build });
    }),
    submit: enqueueActions(({ context: { challengeId }, enqueue }, code: string) => {
      if (challengeId === null) return;
      enqueue.sendTo('submission', { type: 'submit.requested', solution: { challengeId, code } });
    }),
    connectSubmission: sendTo('submission', { type: 'runtime.connected' }),
    giveBack: sendTo('file', (_, stored: Stored | null) =>
      stored === null ? { type: 'lock.released' } : { type: 'draft.stored', stored },
    ),
  },
}).createMachine({
  id: 'program',
  description: "A learner's program in step: its file, its build, its run, and its submission.",
  context: ({ input }) => ({ ...input, path: null, builtPath: null, packages: [], challengeId: null }),
  invoke: [
    { id: 'jump', src: 'jump' },
    { id: 'file', src: 'file', input: ({ context, self }) => ({ files: context.files, owner: self }) },
    { id: 'draft', src: 'draft', input: ({ context, self }) => draftInput(context, self) },
    { id: 'recovery', src: 'recovery', input: ({ context, self }) => recoveryInput(context, self) },
    { id: 'versionList', src: 'versionList', input: ({ context, self }) => ({ files: context.files, owner: self }) },
    { id: 'build', src: 'build', input: ({ context, self }) => buildInput(context, self) },
    { id: 'run', src: 'run', input: ({ context, self }) => ({ runClock: context.runClock, owner: self }) },
    { id: 'submission', src: 'submission', input: ({ context, self }) => submissionInput(context, self) },
  ],
  initial: 'editing',
  on: {
    'problem.opened': {
      actions: [
        { type: 'choose', params: ({ event }) => event },
        'closeText',
        { type: 'openFile', params: ({ event }) => event.path },
      ],
    },
    'problem.closed': { actions: ['leave', 'closeText', { type: 'openFile', params: null }, 'withdrawBuild'] },
    'file.opened': {
      actions: [
        'outdateBuild',
        { type: 'recallBuild', params: ({ event }) => event },
        { type: 'openText', params: ({ event }) => event.draft },
        { type: 'report', params: { type: 'program.opened' } },
      ],
    },
    'file.loadFailed': {
      actions: ['outdateBuild', { type: 'openText', params: ({ event }) => event.draft }, 'note'],
    },
    'runtime.connected': { actions: 'connectSubmission' },
    'file.edited': { actions: ['outdateBuild', 'outdateDraft'] },
    'file.restored': { actions: ['outdateBuild', 'endRecovery'] },
    'file.drafted': { actions: { type: 'giveText', params: ({ event }) => event.draft } },
    'file.replaced': { actions: ['outdateBuild', 'outdateDraft', 'endRestoring'] },
    'version.due': { actions: 'askForText' },
    'version.wanted': { actions: { type: 'restoreVersion', params: ({ event }) => event.code } },
    'draft.due': { actions: 'askForText' },
    'draft.failed': { actions: 'note' },
    'recovery.wanted': { actions: { type: 'restoreDraft', params: ({ event }) => event } },
    'recovery.completed': { actions: { type: 'resumeDraft', params: ({ event }) => event.id } },
    'recovery.failed': { actions: 'note' },
    'file.modified': { actions: { type: 'report', params: { type: 'program.modified' } } },
    'file.synchronised': { actions: { type: 'report', params: { type: 'program.synchronised' } } },
    'file.saved': {
      actions: [
        'outdateDraft',
        { type: 'report', params: ({ event }) => ({ type: 'program.saved', path: event.path }) },
      ],
    },
    'file.setBack': { actions: 'note' },
    'file.saveRefused': {
      description: 'Theirs may take the place of what is typed, which is kept before.',
      actions: ['note', 'askForText'],
    },
    'file.saveFailed': { actions: 'note' },
    'file.saveCancelled': { actions: 'note' },
    'start.outdated': { actions: 'outdateBuild' },
    'build.submitted': { actions: { type: 'submit', params: ({ event }) => event.code } },
    'submission.stored': { actions: 'note' },
    'submission.failed': { actions: 'note' },
    'build.released': { actions: 'startRun' },
    'run.began': { actions: { type: 'report', params: { type: 'program.runBegan' } } },
    'run.completed': { actions: [{ type: 'report', params: { type: 'program.runEnded' } }, 'note'] },
  },
  states: {
    editing: {
      description: 'The text is the editor’s alone; a build may take it.',
      on: {
        'build.requested': { target: 'locking' },
        'start.requested': { actions: 'askBuild' },
        'build.current': {
          actions: { type: 'report', params: ({ event: { version } }) => ({ type: 'program.built', version }) },
        },
        'build.outdated': { target: 'locking' },
      },
    },
    locking: {
      description:
        'The file is asked for its text, which a save may have first. Until a build has ended, nothing else may save it.',
      entry: ['begin', 'lockFile'],
      on: {
        'file.locked': { target: 'building', actions: { type: 'startBuild', params: ({ event }) => event.draft } },
        'file.unavailable': { target: 'editing', actions: ['noteBuild', { type: 'refuse', params: 'unavailable' }] },
        'file.undecided': { target: 'editing', actions: ['noteBuild', { type: 'refuse', params: 'undecided' }] },
      },
    },
    building: {
      description: 'The build has the text, and stores it with what it does.',
      on: {
        'start.requested': { actions: { type: 'report', params: { type: 'program.busy' } } },
        'build.refused': { actions: ['noteBuild', 'askForText'] },
        'build.interrupted': { actions: 'noteBuild' },
        'build.succeeded': {
          target: 'unlocking',
          actions: [
            { type: 'giveBack', params: ({ event }) => event.stored },
            { type: 'report', params: ({ event }) => ({ type: 'program.built', version: event.stored.version }) },
          ],
        },
        'build.failed': {
          target: 'unlocking',
          actions: [
            { type: 'giveBack', params: ({ event }) => event.stored },
            'noteBuild',
            {
              type: 'report',
              params: ({ event }) => ({ type: 'program.unbuilt', reason: 'failed', detail: event.detail }),
            },
          ],
        },
        'build.broken': {
          target: 'unlocking',
          actions: [
            { type: 'giveBack', params: null },
            'noteBuild',
            {
              type: 'report',
              params: ({ event }) => ({ type: 'program.unbuilt', reason: 'broken', detail: event.detail }),
            },
          ],
        },
        'build.cancelled': {
          target: 'unlocking',
          actions: [{ type: 'giveBack', params: null }, 'noteBuild', { type: 'refuse', params: 'cancelled' }],
        },
        'build.withdrawn': {
          target: 'unlocking',
          actions: [
            { type: 'giveBack', params: null },
            { type: 'refuse', params: 'cancelled' },
          ],
        },
        'build.discarded': {
          target: 'unlocking',
          actions: [{ type: 'giveBack', params: null }, 'reloadFile', { type: 'refuse', params: 'discarded' }],
        },
        'build.emptyRefused': {
          target: 'unlocking',
          actions: [{ type: 'giveBack', params: null }, 'noteBuild', { type: 'refuse', params: 'emptyRefused' }],
        },
      },
    },
    unlocking: {
      description: 'The file takes what was stored, and may be saved again.',
      on: { 'file.unlocked': { target: 'editing' } },
    },
  },
});
