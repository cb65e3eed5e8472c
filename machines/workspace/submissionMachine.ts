/**
 * Handing in a solution: one at a time is on its way.
 *
 *   idle ⇄ sending
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { ChallengePort, Solution } from '../ports/challengePort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';

export interface SubmissionInput {
  challenges: ChallengePort;
  /** Whose solution it is. */
  userId: string;
  owner: Owner<SubmissionReport>;
}

export type SubmissionEvent = { type: 'submit.requested'; solution: Solution };

export type SubmissionReport = { type: 'submission.stored' } | { type: 'submission.failed'; detail: Reason };

interface SubmissionContext extends SubmissionInput {
  /** What was handed in last; null before anything was. */
  solution: Solution | null;
}

export const submissionMachine = setup({
  types: { input: {} as SubmissionInput, context: {} as SubmissionContext, events: {} as SubmissionEvent },
  actors: {
    storeSolution: fromPromise<void, SubmissionContext>(async ({ input: { challenges, userId, solution } }) => {
      if (solution === null) throw new Error('There is no solution to store');
      return challenges.submit(userId, solution);
    }),
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: SubmissionReport) => report,
    ),
    take: assign((_, solution: Solution) => ({ solution })),
  },
}).createMachine({
  id: 'submission',
  description: 'Handing in a solution: its code is stored, with the time and whose it is.',
  context: ({ input }) => ({ ...input, solution: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is on its way.',
      on: {
        'submit.requested': { target: 'sending', actions: { type: 'take', params: ({ event }) => event.solution } },
      },
    },
    sending: {
      description: 'The solution is on its way; it is not handed in twice.',
      tags: 'busy',
      invoke: {
        id: 'storeSolution',
        src: 'storeSolution',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: { type: 'report', params: { type: 'submission.stored' } } },
        onError: {
          target: 'idle',
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'submission.failed', detail: reasonOf(event.error) }),
          },
        },
      },
    },
  },
});

export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

export const selectIsSubmitting = (submission: SnapshotFrom<typeof submissionMachine>): boolean =>
  submission.hasTag('busy');
