/**
 * A learner at work: the problem, the file, the build, the connection to the robot and everything that runs there.
 *
 *   choosing → loading → open
 *                 ├────→ absent
 *                 └────→ failed ⇄ loading
 */
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { Problem } from '#contract/entities.ts';
import type { Notice } from '../site/notice.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { ControlFrame } from '../ports/socketPort.ts';
import { panelsMachine } from '../widgets/panelsMachine.ts';
import { appendLines } from './appendLines.ts';
import { buildMachine } from './buildMachine.ts';
import { consoleListMachine } from './consoleListMachine.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { Stored } from './draft.ts';
import { fileMachine } from './fileMachine.ts';
import { processListMachine } from './processListMachine.ts';
import { rosMachine } from './rosMachine.ts';
import { runMachine } from './runMachine.ts';
import { socketMachine } from './socketMachine.ts';
import { packagesOf } from './packagesOf.ts';
import type { WorkspaceContext, WorkspaceEvent, WorkspaceInput } from './workspaceEvents.ts';

export const workspaceMachine = setup({
  types: {
    input: {} as WorkspaceInput,
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    children: {} as {
      file: 'file';
      build: 'build';
      run: 'run';
      socket: 'socket';
      processList: 'processList';
      consoleList: 'consoleList';
      ros: 'ros';
      panels: 'panels';
      loadProblem: 'loadProblem';
    },
  },
  actors: {
    file: fileMachine,
    build: buildMachine,
    run: runMachine,
    socket: socketMachine,
    processList: processListMachine,
    consoleList: consoleListMachine,
    ros: rosMachine,
    panels: panelsMachine,
    loadProblem: fromPromise<Problem | null, { challenges: ChallengePort; challengeId: number }>(async ({ input }) =>
      input.challenges.problemOf(input.challengeId),
    ),
  },
  guards: {
    hasChallenge: ({ context }) => context.challengeId !== null,
    isFound: (_, problem: Problem | null) => problem !== null,
  },
  actions: {
    notify: sendTo(
      ({ context }) => context.owner,
      (_, notice: Notice) => ({ type: 'workspace.noticed' as const, notice }),
    ),
    note: assign(({ context }, lines: readonly ConsoleLine[]) => ({ notes: appendLines(context.notes, lines) })),
    choose: assign((_, challengeId: number | null) => ({ challengeId, problem: null })),
    know: assign((_, problem: Problem | null) => ({ problem })),
    openFile: sendTo('file', ({ context }) => ({ type: 'path.changed', path: context.problem?.file_path ?? null })),
    takeBack: sendTo('file', (_, stored: Stored | null) =>
      stored === null ? { type: 'draft.returned' } : { type: 'draft.stored', stored },
    ),
    listen: enqueueActions(({ enqueue }, frame: ControlFrame) => {
      enqueue.sendTo('processList', { type: 'frame.received', frame });
      if (frame.type === 'ros_response') enqueue.sendTo('consoleList', { type: 'response.received', response: frame });
    }),
  },
}).createMachine({
  id: 'workspace',
  description: 'A learner at work: the problem, the file, the build, the connection to the robot and what runs there.',
  context: ({ input }) => ({ ...input, problem: null, notes: [] }),
  invoke: [
    { id: 'panels', src: 'panels' },
    { id: 'file', src: 'file', input: ({ context, self }) => ({ files: context.ports.files, owner: self }) },
    { id: 'build', src: 'build', input: ({ context, self }) => ({ builds: context.ports.builds, owner: self }) },
    { id: 'run', src: 'run', input: ({ self }) => ({ owner: self }) },
    { id: 'ros', src: 'ros', input: ({ context, self }) => ({ ros: context.ports.ros, owner: self }) },
    {
      id: 'consoleList',
      src: 'consoleList',
      input: ({ context, self }) => ({ processes: context.ports.processes, owner: self }),
    },
    {
      id: 'processList',
      src: 'processList',
      input: ({ context, self }) => ({ processes: context.ports.processes, output: context.ports.output, owner: self }),
    },
    { id: 'socket', src: 'socket', input: ({ context, self }) => ({ sockets: context.ports.sockets, owner: self }) },
  ],
  initial: 'choosing',
  on: {
    'challenge.changed': { target: '.choosing', actions: { type: 'choose', params: ({ event }) => event.challengeId } },
    'notes.cleared': { actions: assign({ notes: [] }) },
    'file.opened': { actions: sendTo('build', { type: 'code.changed' }) },
    'file.loadFailed': {
      actions: [
        sendTo('build', { type: 'code.changed' }),
        {
          type: 'note',
          params: ({ event }) => [{ kind: 'loadFailed', detail: event.detail }, { kind: 'startedEmpty' }],
        },
      ],
    },
    'file.edited': { actions: sendTo('build', { type: 'code.changed' }) },
    'file.setBack': { actions: { type: 'note', params: [{ kind: 'editorSetBack' }] } },
    'file.saveRefused': {
      actions: { type: 'note', params: ({ event }) => [{ kind: 'safetyCheckFailed', suggestion: event.suggestion }] },
    },
    'file.saveFailed': {
      actions: { type: 'note', params: ({ event }) => [{ kind: 'saveFailed', detail: event.detail }] },
    },
    'file.saveCancelled': { actions: { type: 'note', params: [{ kind: 'saveCancelled' }] } },
    'file.unavailable': { actions: { type: 'note', params: [{ kind: 'fileLoading' }] } },
    'file.lent': {
      actions: sendTo('build', ({ context, event }) => ({
        type: 'draft.given',
        draft: event.draft,
        packages: packagesOf(context.problem),
      })),
    },
    'build.succeeded': { actions: { type: 'takeBack', params: ({ event }) => event.stored } },
    'build.failed': {
      actions: [
        { type: 'takeBack', params: ({ event }) => event.stored },
        { type: 'note', params: ({ event }) => [{ kind: 'buildFailed', detail: event.detail }] },
      ],
    },
    'build.broken': {
      actions: [
        { type: 'takeBack', params: null },
        { type: 'note', params: ({ event }) => [{ kind: 'buildBroken', detail: event.detail }] },
      ],
    },
    'build.cancelled': {
      actions: [
        { type: 'takeBack', params: null },
        { type: 'note', params: [{ kind: 'saveCancelled' }] },
      ],
    },
    'build.emptyRefused': {
      actions: [
        { type: 'takeBack', params: null },
        { type: 'note', params: [{ kind: 'buildOfNothing' }] },
      ],
    },
    'build.doubted': {
      actions: { type: 'note', params: ({ event }) => [{ kind: 'safetyCheckFailed', suggestion: event.suggestion }] },
    },
    'build.released': { actions: sendTo('run', { type: 'run.requested' }) },
    'run.completed': { actions: { type: 'note', params: [{ kind: 'executionCompleted' }] } },
    'socket.closed': { actions: sendTo('processList', { type: 'connection.closed' }) },
    'socket.sessionEnded': { actions: { type: 'note', params: [{ kind: 'sessionEnded' }] } },
    'socket.received': { actions: { type: 'listen', params: ({ event }) => event.frame } },
    'socket.printed': {
      actions: sendTo('processList', ({ event }) => ({ type: 'output.printed', output: event.output })),
    },
    'socket.refused': {
      actions: [
        sendTo('processList', ({ event }) => ({ type: 'frame.refused', frame: event.frame })),
        { type: 'note', params: [{ kind: 'webSocketNotConnected' }] },
      ],
    },
    'processList.framed': {
      actions: sendTo('socket', ({ event }) => ({ type: 'frame.handedOver', frame: event.frame })),
    },
    'processList.noted': { actions: { type: 'note', params: ({ event }) => [event.line] } },
    'processList.failed': { actions: { type: 'notify', params: { kind: 'resourceFailed', resource: 'processes' } } },
    'processList.changed': {
      actions: sendTo('consoleList', ({ event }) => ({ type: 'processes.changed', entries: event.entries })),
    },
    'consoleList.executed': {
      actions: sendTo('processList', ({ event }) => ({ type: 'process.executed', entry: event.entry })),
    },
    'consoleList.awaited': {
      actions: sendTo('processList', ({ event }) => ({ type: 'process.awaited', processId: event.processId })),
    },
    'ros.commandsFailed': { actions: { type: 'notify', params: { kind: 'resourceFailed', resource: 'commands' } } },
  },
  states: {
    choosing: {
      description: 'Is there a challenge to work on?',
      always: [{ guard: 'hasChallenge', target: 'loading' }, { target: 'open' }],
    },
    loading: {
      description: 'What the challenge asks for is on its way.',
      invoke: {
        id: 'loadProblem',
        src: 'loadProblem',
        input: ({ context }) => ({ challenges: context.ports.challenges, challengeId: context.challengeId ?? 0 }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          { target: 'absent' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'notify', params: { kind: 'resourceFailed', resource: 'problem' } },
        },
      },
    },
    open: {
      description: 'The file of the challenge, or the default one, is in the editor.',
      entry: 'openFile',
      on: {
        'build.requested': { actions: sendTo('file', { type: 'draft.requested' }) },
        'run.requested': { actions: sendTo('build', { type: 'run.requested' }) },
      },
    },
    absent: { description: 'There is no such challenge.' },
    failed: {
      description: 'What the challenge asks for did not come; the learner may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
