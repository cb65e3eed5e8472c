/**
 * How far a learner has come.
 *
 *   course:       loading → loaded
 *                    ⇅
 *                  failed
 *   achievements: the same
 */
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Achievement } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { LearnerProgress, ProgressPort } from '../ports/progressPort.ts';

export interface ProgressInput {
  progress: ProgressPort;
  userId: string;
  /** Null where what did not come is said in the place where it is missing. */
  owner: Owner<ProgressReport> | null;
}

/** Asks again for what did not come. */
export type ProgressEvent = { type: 'retry.requested' };

export type ProgressReport = { type: 'progress.failed' } | { type: 'progress.achievementsFailed' };

interface ProgressContext extends ProgressInput {
  /** Null before it is loaded. */
  record: LearnerProgress | null;
  achievements: readonly Achievement[];
}

export const progressMachine = setup({
  types: { input: {} as ProgressInput, context: {} as ProgressContext, events: {} as ProgressEvent },
  actors: {
    loadProgress: fromPromise<LearnerProgress, ProgressInput>(async ({ input }) => input.progress.load(input.userId)),
    loadAchievements: fromPromise<Achievement[], ProgressInput>(async ({ input }) =>
      input.progress.achievements(input.userId),
    ),
  },
  actions: {
    keepAchievements: assign((_, achievements: Achievement[]) => ({ achievements })),
    keepRecord: assign((_, record: LearnerProgress) => ({ record })),
    tell: enqueueActions(({ context: { owner }, enqueue }, report: ProgressReport) => {
      if (owner !== null) enqueue.sendTo(owner, report);
    }),
  },
}).createMachine({
  id: 'progress',
  description: 'How far a learner has come.',
  context: ({ input }) => ({ ...input, record: null, achievements: [] }),
  type: 'parallel',
  states: {
    course: {
      description: 'What was begun, solved and judged.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The progress is on its way.',
          invoke: {
            id: 'loadProgress',
            src: 'loadProgress',
            input: ({ context }) => context,
            onDone: { target: 'loaded', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'tell', params: { type: 'progress.failed' } } },
          },
        },
        loaded: { description: 'The progress is known.' },
        failed: {
          description: 'The progress did not come; the learner may try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
      },
    },
    achievements: {
      description: 'What there is to earn, and what of it was earned.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The achievements are on their way.',
          invoke: {
            id: 'loadAchievements',
            src: 'loadAchievements',
            input: ({ context }) => context,
            onDone: { target: 'loaded', actions: { type: 'keepAchievements', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: { type: 'tell', params: { type: 'progress.achievementsFailed' } } },
          },
        },
        loaded: { description: 'The achievements are known.' },
        failed: {
          description: 'The achievements did not come; the learner may try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
      },
    },
  },
});
