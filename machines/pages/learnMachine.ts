/**
 * The learning paths, for whoever comes, and how far a learner has come on them.
 *
 *   paths:  loading → loaded
 *              ⇅
 *            failed
 *   reader: visitor ⇄ learner    whose progress is asked for
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { LearningPath } from '#contract/entities.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { ProgressPort } from '../ports/progressPort.ts';
import { progressMachine } from './progressMachine.ts';
import type { ProgressActor } from './progressSelectors.ts';

export interface LearnInput {
  challenges: ChallengePort;
  progress: ProgressPort;
  /** The learner who reads; null for anybody else. */
  learnerId: string | null;
}

export type LearnEvent =
  | { type: 'retry.requested' }
  /** Somebody else reads now, or the same one has become known. */
  | { type: 'reader.changed'; learnerId: string | null };

interface LearnContext extends LearnInput {
  paths: readonly LearningPath[];
}

export const learnMachine = setup({
  types: {
    input: {} as LearnInput,
    context: {} as LearnContext,
    events: {} as LearnEvent,
    children: {} as { listPaths: 'listPaths'; progress: 'progress' },
  },
  actors: {
    listPaths: fromPromise<LearningPath[], { challenges: ChallengePort }>(async ({ input }) =>
      input.challenges.paths(),
    ),
    progress: progressMachine,
  },
  guards: {
    isKnown: ({ context }) => context.learnerId !== null,
    isSame: ({ context }, learnerId: string | null) => context.learnerId === learnerId,
  },
  actions: {
    meet: assign((_, learnerId: string | null) => ({ learnerId })),
    keepPaths: assign((_, paths: LearningPath[]) => ({ paths })),
  },
}).createMachine({
  id: 'learn',
  description: 'The learning paths, for whoever comes, and how far a learner has come on them.',
  context: ({ input }) => ({ ...input, paths: [] }),
  type: 'parallel',
  states: {
    paths: {
      description: 'The paths with their challenges.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The paths are on their way.',
          invoke: {
            id: 'listPaths',
            src: 'listPaths',
            input: ({ context }) => ({ challenges: context.challenges }),
            onDone: { target: 'loaded', actions: { type: 'keepPaths', params: ({ event }) => event.output } },
            onError: { target: 'failed' },
          },
        },
        loaded: { description: 'The paths are here.' },
        failed: {
          description: 'The paths did not come; the reader may try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
      },
    },
    reader: {
      description: 'Who reads.',
      initial: 'visitor',
      on: {
        'reader.changed': [
          { guard: { type: 'isSame', params: ({ event }) => event.learnerId } },
          { target: '.visitor', actions: { type: 'meet', params: ({ event }) => event.learnerId } },
        ],
      },
      states: {
        visitor: {
          description: 'Nobody whose progress there is, or nobody knows yet.',
          always: { guard: 'isKnown', target: 'learner' },
        },
        learner: {
          description: 'A learner, whose progress is shown with the paths.',
          invoke: {
            id: 'progress',
            src: 'progress',
            input: ({ context }) => ({ progress: context.progress, userId: context.learnerId ?? '', owner: null }),
          },
        },
      },
    },
  },
});

export type LearnActor = ActorRefFrom<typeof learnMachine>;
type LearnSnapshot = SnapshotFrom<typeof learnMachine>;

export const selectPaths = (learn: LearnSnapshot): readonly LearningPath[] => learn.context.paths;
export const selectIsLoading = (learn: LearnSnapshot): boolean => learn.matches({ paths: 'loading' });
export const selectHasFailed = (learn: LearnSnapshot): boolean => learn.matches({ paths: 'failed' });
export const selectIsLearner = (learn: LearnSnapshot): boolean => learn.context.learnerId !== null;
/** How far the reader has come; undefined while nobody is known. */
export const selectProgress = (learn: LearnSnapshot): ProgressActor | undefined => learn.children.progress;
