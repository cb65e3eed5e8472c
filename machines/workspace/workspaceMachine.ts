/**
 * What a learner works on: which challenge, what it asks for, and whether it is there at all.
 *
 *   problem: choosing → loading → open (opened → starting → started)
 *                          ├────→ absent
 *                          └────→ failed ⇄ loading
 *   text:    synchronised ⇄ modified          left: settled ⇄ starting
 */
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Problem, ProcessEntry } from '#contract/entities.ts';
import type { Notice } from '../site/notice.ts';
import type { PanelName, Section } from '../widgets/panels.ts';
import { appendLines } from './appendLines.ts';
import type { ConsoleLine, LineKind } from './consoleLine.ts';
import type { LaunchEvent } from './launchEvents.ts';
import { filePathOf, packagesOf } from './problemDefaults.ts';
import { workspaceActors } from './workspaceActors.ts';
import type { WorkspaceChildren } from './workspaceChildren.ts';
import type { WorkspaceContext, WorkspaceEvent, WorkspaceInput, WorkspaceReport } from './workspaceEvents.ts';
import { dismissedNotes, withoutKinds, withDismissed } from './dismissedNotes.ts';
import { buildKinds, challengeKinds, connectionKinds } from './workspaceLines.ts';
import { sectionsWith, startLines, storedFileLines } from './workspaceLines.ts';
import { challengeInput, challengePathOf, closedFrom, leftInput, ownerOf } from './workspaceInputs.ts';
import { programInput, runtimeInput, welcomeInput } from './workspaceInputs.ts';
import { launchPorts, panelsPorts, worldPorts } from './workspacePorts.ts';
import type { WorldEvent } from './worldMachine.ts';

export const workspaceMachine = setup({
  types: {
    input: {} as WorkspaceInput,
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    children: {} as WorkspaceChildren,
  },
  actors: workspaceActors,
  guards: {
    hasChallenge: ({ context }) => context.challengeId !== null,
    startsChallenge: ({ context }, path: string) => path === challengePathOf(context),
    startsLeft: ({ context }, path: string) => path === context.left?.path && path !== challengePathOf(context),
    runsFiles: (_, command: string) => /^(rosrun|roslaunch)\b/.test(command),
    isFound: (_, problem: Problem | null) => problem !== null,
  },
  actions: {
    report: sendTo(ownerOf, (_, report: WorkspaceReport) => report),
    notify: sendTo(ownerOf, (_, notice: Notice) => ({ type: 'workspace.noticed' as const, notice })),
    note: enqueueActions(({ context, enqueue }, lines: readonly ConsoleLine[]) => {
      enqueue.assign({ notes: appendLines(context.notes, lines) });
      for (const section of sectionsWith(lines)) enqueue.sendTo('panels', { type: 'section.changed', section });
    }),
    resolveBuild: assign(({ context }) => ({ notes: withoutKinds(context.notes, buildKinds) })),
    resolveConnection: assign(({ context }) => ({ notes: withoutKinds(context.notes, connectionKinds) })),
    resolveSave: assign(({ context }) => ({ notes: withoutKinds(context.notes, ['saveFailed']) })),
    resolveWorld: assign(({ context }) => ({ notes: withoutKinds(context.notes, ['worldFailed']) })),
    dismissNote: assign(({ context }, seq: number) => ({ notes: dismissedNotes(context.notes, seq) })),
    putAway: assign(({ context }, kinds: readonly LineKind[]) => ({ notes: withDismissed(context.notes, kinds) })),
    clearNotes: assign({ notes: [] }),
    tellWelcome: sendTo('welcome', { type: 'file.opened' }),
    startProgram: sendTo('program', { type: 'start.requested' }),
    connectProgram: sendTo('program', { type: 'runtime.connected' }),
    outdateProgram: sendTo('program', { type: 'start.outdated' }),
    followProgram: sendTo('runtime', (_, entry: ProcessEntry) => ({ type: 'program.started', entry })),
    showRobot: sendTo('panels', { type: 'panel.selected', panel: 'robot' }),
    revealPanel: sendTo('panels', (_, panel: PanelName) => ({ type: 'panel.revealed', panel })),
    markSection: sendTo('panels', (_, section: Section) => ({ type: 'section.changed', section })),
    tellLaunch: sendTo('launch', (_, event: LaunchEvent) => event),
    tellConnected: enqueueActions(({ enqueue }, event: LaunchEvent & WorldEvent) => {
      for (const part of ['launch', 'world'] as const) enqueue.sendTo(part, event);
    }),
    choose: assign(({ context }, challengeId: number | null) => ({ challengeId, ...closedFrom(context) })),
    keepProblem: assign((_, problem: Problem | null) => ({ problem })),
    openProblem: enqueueActions(({ context: { problem, challengeId }, enqueue }) => {
      const path = filePathOf(problem);
      enqueue.sendTo('program', { type: 'problem.opened', path, packages: packagesOf(problem), challengeId });
      enqueue.sendTo('launch', { type: 'problem.opened', path });
      enqueue.sendTo('world', { type: 'problem.opened', challengeId });
    }),
    closeProblem: enqueueActions(({ enqueue }) => {
      for (const part of ['program', 'launch', 'world'] as const) enqueue.sendTo(part, { type: 'problem.closed' });
    }),
  },
}).createMachine({
  id: 'workspace',
  description: 'What a learner works on: which challenge, what it asks for, and whether it is there at all.',
  context: ({ input }) => ({ ...input, problem: null, left: null, notes: [] }),
  invoke: [
    { id: 'panels', src: 'panels', input: ({ context }) => panelsPorts(context.ports) },
    { id: 'palette', src: 'palette' },
    { id: 'launch', src: 'launch', input: ({ context, self }) => ({ ...launchPorts(context.ports), owner: self }) },
    { id: 'world', src: 'world', input: ({ context, self }) => ({ ...worldPorts(context.ports), owner: self }) },
    { id: 'welcome', src: 'welcome', input: ({ context, self }) => welcomeInput(context, self) },
    { id: 'program', src: 'program', input: ({ context, self }) => programInput(context, self) },
    { id: 'runtime', src: 'runtime', input: ({ context, self }) => runtimeInput(context, self) },
  ],
  on: {
    'notes.cleared': { actions: 'clearNotes' },
    'note.dismissed': { actions: { type: 'dismissNote', params: ({ event }) => event.seq } },
    'program.opened': { actions: ['tellWelcome', { type: 'putAway', params: ['fileLoading'] }] },
    'program.noted': { actions: { type: 'note', params: ({ event }) => event.lines } },
    'program.built': { actions: ['resolveBuild', { type: 'tellLaunch', params: ({ event }) => event }] },
    'program.unbuilt': { actions: { type: 'tellLaunch', params: ({ event }) => event } },
    'program.busy': { actions: { type: 'tellLaunch', params: ({ event }) => event } },
    'program.runBegan': { actions: { type: 'tellLaunch', params: { type: 'start.requested', forRun: true } } },
    'program.runEnded': { actions: { type: 'tellLaunch', params: { type: 'run.ended' } } },
    'launch.began': { actions: 'showRobot' },
    'launch.requested': { actions: 'startProgram' },
    'launch.outdated': { actions: 'outdateProgram' },
    'launch.started': { actions: { type: 'followProgram', params: ({ event }) => event.entry } },
    'runtime.connected': {
      actions: ['resolveConnection', 'connectProgram', { type: 'tellConnected', params: ({ event }) => event }],
    },
    'runtime.disconnected': { actions: { type: 'tellConnected', params: ({ event }) => event } },
    'runtime.changed': { actions: { type: 'tellLaunch', params: ({ event }) => event } },
    'runtime.noted': { actions: { type: 'note', params: ({ event }) => event.lines } },
    'runtime.ended': { actions: { type: 'markSection', params: 'right' } },
    'runtime.printed': { actions: { type: 'markSection', params: 'bottom' } },
    'world.arrived': { actions: 'resolveWorld' },
    'world.failed': { actions: ['resolveWorld', { type: 'note', params: ({ event }) => event.lines }] },
    'welcome.noted': { actions: { type: 'note', params: ({ event }) => event.lines } },
    'welcome.noticed': { actions: { type: 'notify', params: ({ event }) => event.notice } },
    'welcome.pointed': { actions: { type: 'revealPanel', params: ({ event }) => event.panel } },
    'runtime.loadFailed': {
      actions: { type: 'notify', params: ({ event }) => ({ kind: 'resourceFailed', resource: event.resource }) },
    },
  },
  type: 'parallel',
  states: {
    text: {
      description: 'Whether something typed is nowhere but in the editor.',
      initial: 'synchronised',
      states: {
        synchronised: {
          description: 'The server has what was typed.',
          on: { 'program.modified': { target: 'modified' } },
        },
        modified: {
          description: 'Leaving now would lose something that was typed.',
          entry: { type: 'report', params: { type: 'workspace.modified' } },
          exit: { type: 'report', params: { type: 'workspace.synchronised' } },
          on: {
            'program.synchronised': { target: 'synchronised', actions: 'resolveSave' },
            'runtime.executed': {
              guard: { type: 'runsFiles', params: ({ event }) => event.command },
              actions: { type: 'note', params: ({ event }) => storedFileLines(event.command) },
            },
          },
        },
      },
    },
    left: {
      description: 'Whether it is being stored that a challenge was begun which is not worked on any more.',
      initial: 'settled',
      states: {
        settled: {
          description: 'No save of its file has ended since.',
          on: {
            'program.saved': { guard: { type: 'startsLeft', params: ({ event }) => event.path }, target: 'starting' },
          },
        },
        starting: {
          description: 'A save of its file has ended after it was left.',
          invoke: {
            id: 'startLeft',
            src: 'startChallenge',
            input: ({ context }) => leftInput(context),
            onDone: { target: 'settled' },
            onError: { target: 'settled', actions: { type: 'note', params: ({ event }) => startLines(event.error) } },
          },
        },
      },
    },
    problem: {
      description: 'What is worked on.',
      initial: 'choosing',
      on: {
        'challenge.changed': {
          target: '.choosing',
          actions: [
            'closeProblem',
            { type: 'putAway', params: challengeKinds },
            { type: 'choose', params: ({ event }) => event.challengeId },
          ],
        },
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
            input: ({ context }) => challengeInput(context),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event.output },
                target: 'open',
                actions: { type: 'keepProblem', params: ({ event }) => event.output },
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
          description: 'The file of the challenge, or the default one, is worked on.',
          entry: 'openProblem',
          initial: 'opened',
          states: {
            opened: {
              description: 'Nothing was saved or built since: the challenge may not have been started.',
              on: {
                'program.saved': {
                  guard: { type: 'startsChallenge', params: ({ event }) => event.path },
                  target: 'starting',
                },
              },
            },
            starting: {
              description: 'It is being stored that the learner has begun this challenge.',
              invoke: {
                id: 'startChallenge',
                src: 'startChallenge',
                input: ({ context }) => ({ ...challengeInput(context), userId: context.userId }),
                onDone: { target: 'started' },
                onError: {
                  description: 'The next save or build tries again.',
                  target: 'opened',
                  actions: { type: 'note', params: ({ event }) => startLines(event.error) },
                },
              },
            },
            started: { description: 'The challenge is in progress, or completed.' },
          },
        },
        absent: { description: 'There is no such challenge.' },
        failed: {
          description: 'What the challenge asks for did not come; the learner may try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
      },
    },
  },
});
