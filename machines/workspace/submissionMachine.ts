/**
 * Handing in a solution: one at a time is on its way, until it is known what came of it.
 *
 *   idle → sending → asking ⇄ waiting
 *            │          ├──► judged   (passed or not)
 *          idle         └──► unknown  (asked again when the learner wants it)
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Judging } from '#contract/verdict.ts';
import type { Owner } from '../owner.ts';
import type { ChallengePort, Solution } from '../ports/challengePort.ts';
import type { Reason } from '../ports/reason.ts';
import type { VerdictPort } from '../ports/verdictPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { timings } from '../timings.ts';

export interface SubmissionInput {
  challenges: ChallengePort;
  verdicts: VerdictPort;
  /** Whose solution it is. */
  userId: string;
  owner: Owner<SubmissionReport>;
}

export type SubmissionEvent =
  | { type: 'submit.requested'; solution: Solution }
  /** The learner wants to hear what came of it, which could not be told. */
  | { type: 'verdict.requested' }
  /** The learner has seen it. */
  | { type: 'verdict.dismissed' };

export type SubmissionReport = { type: 'submission.stored' } | { type: 'submission.failed'; detail: Reason };

export interface SubmissionContext extends SubmissionInput {
  /** What was handed in last; null before anything was. */
  solution: Solution | null;
  /** Its number; null before it is stored. */
  submissionId: number | null;
  /** How it stands, as far as the server has said. */
  judging: Judging | null;
  /** Why the server could not say; null where the judge broke down. */
  fault: Reason | null;
}

export const submissionMachine = setup({
  types: { input: {} as SubmissionInput, context: {} as SubmissionContext, events: {} as SubmissionEvent },
  actors: {
    storeSolution: fromPromise<number, SubmissionContext>(async ({ input: { challenges, userId, solution } }) => {
      if (solution === null) throw new Error('There is no solution to store');
      return challenges.submit(userId, solution);
    }),
    askVerdict: fromPromise<Judging, SubmissionContext>(async ({ input: { verdicts, submissionId } }) => {
      if (submissionId === null) throw new Error('There is nothing to judge');
      return verdicts.ask(submissionId);
    }),
  },
  guards: {
    isJudged: (_, { state }: Judging) => state === 'judged',
    isUnderWay: (_, { state }: Judging) => state === 'queued' || state === 'running',
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: SubmissionReport) => report,
    ),
    take: assign((_, solution: Solution) => ({ solution, submissionId: null, judging: null, fault: null })),
    number: assign((_, submissionId: number) => ({ submissionId })),
    learn: assign((_, judging: Judging) => ({ judging })),
    blame: assign((_, fault: Reason | null) => ({ judging: null, fault })),
  },
  delays: { verdictDelay: timings.verdictDelay },
}).createMachine({
  id: 'submission',
  description: 'Handing in a solution: its code is stored, with the time and whose it is, and then it is judged.',
  context: ({ input }) => ({ ...input, solution: null, submissionId: null, judging: null, fault: null }),
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
        onDone: {
          target: 'asking',
          actions: [
            { type: 'number', params: ({ event }) => event.output },
            { type: 'report', params: { type: 'submission.stored' } },
          ],
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'report',
            params: ({ event }) => ({ type: 'submission.failed', detail: reasonOf(event.error) }),
          },
        },
      },
    },
    asking: {
      description: 'The server is asked to judge it, or how far that is.',
      tags: ['busy', 'judging'],
      invoke: {
        id: 'askVerdict',
        src: 'askVerdict',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isJudged', params: ({ event }) => event.output },
            target: 'judged',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.output },
            target: 'waiting',
            actions: { type: 'learn', params: ({ event }) => event.output },
          },
          { target: 'unknown', actions: { type: 'blame', params: null } },
        ],
        onError: {
          target: 'unknown',
          actions: { type: 'blame', params: ({ event }) => reasonOf(event.error) },
        },
      },
    },
    waiting: {
      description: 'It waits for the judge, or is judged.',
      tags: ['busy', 'judging'],
      after: { verdictDelay: { target: 'asking' } },
    },
    judged: {
      description: 'What came of it is known.',
      on: {
        'submit.requested': { target: 'sending', actions: { type: 'take', params: ({ event }) => event.solution } },
        'verdict.dismissed': { target: 'idle' },
      },
    },
    unknown: {
      description: 'It is stored, and what came of it could not be told.',
      on: {
        'submit.requested': { target: 'sending', actions: { type: 'take', params: ({ event }) => event.solution } },
        'verdict.requested': { target: 'asking' },
        'verdict.dismissed': { target: 'idle' },
      },
    },
  },
});
