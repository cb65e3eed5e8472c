/**
 * Handing in a solution: one at a time is on its way, until it is known what came of it. What was handed in before, in this
 * visit or another, is recalled when its challenge is opened.
 *
 *   opened → recalling ─┬──────────┐
 *      └──► idle ◄──────┘          ▼
 *            └───► sending ───► asking ⇄ waiting
 *                                  ├──► judged   (passed or not)
 *                                  └──► unknown  (asked again when the learner wants it, or the server is there again)
 *   recalling → unrecalled ⇄ recalling   (asked again in the same two cases)
 *   sending → unrecalled                 (nobody said whether it was stored)
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Judging } from '#contract/verdict.ts';
import type { HandedIn, Solution } from '../ports/challengePort.ts';
import { isUnanswered } from '../isUnanswered.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { required } from '../required.ts';
import { timings } from '../timings.ts';
import type { SubmissionContext, SubmissionEvent, SubmissionInput, SubmissionReport } from './submissionEvents.ts';

export const submissionMachine = setup({
  types: { input: {} as SubmissionInput, context: {} as SubmissionContext, events: {} as SubmissionEvent },
  actors: {
    storeSolution: fromPromise<number, SubmissionContext>(async ({ input: { challenges, userId, solution } }) =>
      challenges.submit(userId, required(solution)),
    ),
    recallSubmission: fromPromise<HandedIn | null, SubmissionContext>(
      async ({ input: { challenges, userId, challengeId } }) =>
        challenges.lastSubmission(userId, required(challengeId)),
    ),
    askVerdict: fromPromise<Judging, SubmissionContext>(async ({ input: { verdicts, submissionId } }) =>
      verdicts.ask(required(submissionId)),
    ),
  },
  guards: {
    isOther: ({ context }, challengeId: number | null) => challengeId !== context.challengeId,
    hasChallenge: ({ context }) => context.challengeId !== null,
    isElsewhere: ({ context }) => context.challengeId !== required(context.solution).challengeId,
    isFound: (_, handedIn: HandedIn | null) => handedIn !== null,
    isJudged: (_, { state }: Judging) => state === 'judged',
    isUnanswered: (_, reason: Reason) => isUnanswered(reason),
    hasFault: ({ context }) => context.fault !== null,
    isUnderWay: (_, { state }: Judging) => state === 'queued' || state === 'running',
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: SubmissionReport) => report,
    ),
    choose: assign((_, challengeId: number | null) => ({ challengeId })),
    forget: assign({ submissionId: null, handedInAt: null, judging: null, fault: null }),
    take: assign((_, solution: Solution) => ({ solution, challengeId: solution.challengeId })),
    number: assign((_, submissionId: number) => ({ submissionId })),
    recall: assign((_, { submissionId, at }: HandedIn) => ({ submissionId, handedInAt: at })),
    learn: assign((_, judging: Judging) => ({ judging })),
    blame: assign((_, fault: Reason | null) => ({ judging: null, fault })),
  },
  delays: { verdictDelay: timings.verdictDelay },
}).createMachine({
  id: 'submission',
  description: 'Handing in a solution: its code is stored, with the time and whose it is, and then it is judged.',
  context: ({ input }) => ({
    ...input,
    challengeId: null,
    solution: null,
    submissionId: null,
    handedInAt: null,
    judging: null,
    fault: null,
  }),
  initial: 'idle',
  on: {
    'challenge.opened': {
      guard: { type: 'isOther', params: ({ event }) => event.challengeId },
      target: '.opened',
      actions: { type: 'choose', params: ({ event }) => event.challengeId },
    },
  },
  states: {
    opened: {
      description: 'Is it a challenge that is open?',
      entry: 'forget',
      always: [{ guard: 'hasChallenge', target: 'recalling' }, { target: 'idle' }],
    },
    recalling: {
      description: 'The database is asked what the learner has handed in before. What is handed in meanwhile counts.',
      invoke: {
        id: 'recallSubmission',
        src: 'recallSubmission',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'recall', params: ({ event }) => required(event.output) },
          },
          { target: 'idle' },
        ],
        onError: {
          target: 'unrecalled',
          actions: { type: 'blame', params: ({ event }) => reasonOf(event.error) },
        },
      },
      on: {
        'submit.requested': { target: 'sending', actions: { type: 'take', params: ({ event }) => event.solution } },
      },
    },
    unrecalled: {
      description: 'What was handed in before, or just now, if anything was, could not be told.',
      on: {
        'submit.requested': { target: 'sending', actions: { type: 'take', params: ({ event }) => event.solution } },
        'verdict.requested': { target: 'recalling' },
        'runtime.connected': { description: 'The server is there again.', target: 'recalling' },
        'verdict.dismissed': { target: 'idle' },
      },
    },
    idle: {
      description: 'Nothing is on its way.',
      on: {
        'submit.requested': { target: 'sending', actions: { type: 'take', params: ({ event }) => event.solution } },
      },
    },
    sending: {
      description: 'The solution is on its way; it is not handed in twice. Another challenge waits until it is stored.',
      tags: 'busy',
      entry: 'forget',
      on: {
        'challenge.opened': { actions: { type: 'choose', params: ({ event }) => event.challengeId } },
      },
      invoke: {
        id: 'storeSolution',
        src: 'storeSolution',
        input: ({ context }) => context,
        onDone: [
          {
            guard: 'isElsewhere',
            target: 'opened',
            actions: { type: 'report', params: { type: 'submission.stored' } },
          },
          {
            target: 'asking',
            actions: [
              { type: 'number', params: ({ event }) => event.output },
              { type: 'report', params: { type: 'submission.stored' } },
            ],
          },
        ],
        onError: [
          {
            guard: 'isElsewhere',
            target: 'opened',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'submission.failed', detail: reasonOf(event.error) }),
            },
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => reasonOf(event.error) },
            target: 'unrecalled',
            description: 'It may be stored: the database is asked for what was handed in last.',
            actions: [
              { type: 'blame', params: ({ event }) => reasonOf(event.error) },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'submission.failed', detail: reasonOf(event.error) }),
              },
            ],
          },
          {
            target: 'idle',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'submission.failed', detail: reasonOf(event.error) }),
            },
          },
        ],
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
        'runtime.connected': {
          description: 'It could not say. Where the judge broke down it has said so.',
          guard: 'hasFault',
          target: 'asking',
        },
        'verdict.dismissed': { target: 'idle' },
      },
    },
  },
});
