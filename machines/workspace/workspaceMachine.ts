/**
 * What a learner works on: which challenge, what it asks for, and whether it is there at all.
 *
 *   choosing → loading → open
 *                 ├────→ absent
 *                 └────→ failed ⇄ loading
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Problem } from '#contract/entities.ts';
import type { Notice } from '../site/notice.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { RosPort } from '../ports/rosPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { panelsMachine } from '../widgets/panelsMachine.ts';
import { appendLines } from './appendLines.ts';
import type { ConsoleLine } from './consoleLine.ts';
import { filePathOf, packagesOf } from './problemDefaults.ts';
import { programMachine } from './programMachine.ts';
import { runtimeMachine } from './runtimeMachine.ts';
import type { WorkspaceContext, WorkspaceEvent, WorkspaceInput } from './workspaceEvents.ts';

export const workspaceMachine = setup({
  types: {
    input: {} as WorkspaceInput,
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    children: {} as {
      program: 'program';
      runtime: 'runtime';
      panels: 'panels';
      loadProblem: 'loadProblem';
      openWorld: 'openWorld';
    },
  },
  actors: {
    program: programMachine,
    runtime: runtimeMachine,
    panels: panelsMachine,
    loadProblem: fromPromise<Problem | null, { challenges: ChallengePort; challengeId: number }>(async ({ input }) =>
      input.challenges.problemOf(input.challengeId),
    ),
    openWorld: fromPromise<void, { ros: RosPort; challengeId: number | null }>(async ({ input }) =>
      input.ros.openWorld(input.challengeId),
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
    keepProblem: assign((_, problem: Problem | null) => ({ problem })),
    openProblem: sendTo('program', ({ context }) => ({
      type: 'problem.opened',
      path: filePathOf(context.problem),
      packages: packagesOf(context.problem),
    })),
    closeProblem: sendTo('program', { type: 'problem.closed' }),
  },
}).createMachine({
  id: 'workspace',
  description: 'What a learner works on: which challenge, what it asks for, and whether it is there at all.',
  context: ({ input }) => ({ ...input, problem: null, notes: [] }),
  invoke: [
    { id: 'panels', src: 'panels' },
    {
      id: 'program',
      src: 'program',
      input: ({ context: { ports }, self }) => ({ files: ports.files, builds: ports.builds, owner: self }),
    },
    {
      id: 'runtime',
      src: 'runtime',
      input: ({ context: { ports }, self }) => ({
        output: ports.output,
        processes: ports.processes,
        ros: ports.ros,
        sockets: ports.sockets,
        owner: self,
      }),
    },
  ],
  initial: 'choosing',
  on: {
    'challenge.changed': {
      target: '.choosing',
      actions: ['closeProblem', { type: 'choose', params: ({ event }) => event.challengeId }],
    },
    'notes.cleared': { actions: assign({ notes: [] }) },
    'program.noted': { actions: { type: 'note', params: ({ event }) => event.lines } },
    'runtime.noted': { actions: { type: 'note', params: ({ event }) => event.lines } },
    'runtime.loadFailed': {
      actions: { type: 'notify', params: ({ event }) => ({ kind: 'resourceFailed', resource: event.resource }) },
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
        input: ({ context }) => ({ challenges: context.ports.challenges, challengeId: context.challengeId ?? 0 }),
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
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The robot is being brought into the world of the challenge.',
          invoke: {
            id: 'openWorld',
            src: 'openWorld',
            input: ({ context }) => ({ ros: context.ports.ros, challengeId: context.challengeId }),
            onDone: { target: 'arrived' },
            onError: {
              target: 'arrived',
              actions: {
                type: 'note',
                params: ({ event }) => [{ kind: 'worldFailed', detail: reasonOf(event.error) }],
              },
            },
          },
        },
        arrived: { description: 'The robot is where it is; a console says so when that is another world.' },
      },
    },
    absent: { description: 'There is no such challenge.' },
    failed: {
      description: 'What the challenge asks for did not come; the learner may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});
