/**
 * The topics of the learner's robot, with what each is about.
 *
 *   unlisted → loading → listed (counting → counted | uncounted) | failed
 *                 ↑         │                                         │
 *                 └─────────┴─────────────────────────────────────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { TopicRates } from '#contract/topic.ts';
import type { Reason } from '../ports/reason.ts';
import type { RosPort, TopicEntry } from '../ports/rosPort.ts';
import { reasonOf } from '../reasonOf.ts';

export interface TopicListInput {
  ros: RosPort;
}

/** Somebody looks at the topics, or wants to see them as they are now. */
export type TopicListEvent = { type: 'list.requested' };

interface TopicListContext extends TopicListInput {
  topics: readonly TopicEntry[];
  /** Why they did not come; null when they did. */
  error: Reason | null;
  /** How often their messages came when that was counted last; null before. */
  rates: TopicRates | null;
}

export const topicListMachine = setup({
  types: { input: {} as TopicListInput, context: {} as TopicListContext, events: {} as TopicListEvent },
  actors: {
    listTopics: fromPromise<TopicEntry[], TopicListInput>(async ({ input }) => input.ros.topics()),
    countRates: fromPromise<TopicRates, TopicListInput>(async ({ input }) => input.ros.rates()),
  },
  actions: {
    keepTopics: assign((_, topics: TopicEntry[]) => ({ topics, error: null })),
    keepRates: assign((_, rates: TopicRates) => ({ rates })),
    forgetRates: assign(() => ({ rates: null })),
    fail: assign((_, error: Reason) => ({ error })),
  },
}).createMachine({
  id: 'topicList',
  description: 'The topics of the learner’s robot, with what each is about.',
  context: ({ input }) => ({ ...input, topics: [], error: null, rates: null }),
  initial: 'unlisted',
  states: {
    unlisted: {
      description: 'Nobody has looked yet: asking would start the robot.',
      on: { 'list.requested': { target: 'loading' } },
    },
    loading: {
      description: 'The topics are on their way; those that are known stay in sight.',
      tags: 'busy',
      invoke: {
        id: 'listTopics',
        src: 'listTopics',
        input: ({ context }) => ({ ros: context.ros }),
        onDone: { target: 'listed', actions: { type: 'keepTopics', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
      },
    },
    listed: {
      description: 'The topics as they were when they were asked for.',
      on: { 'list.requested': { target: 'loading' } },
      initial: 'counting',
      states: {
        counting: {
          description: 'Their messages are counted for some seconds; the rates of the time before stay in sight.',
          invoke: {
            id: 'countRates',
            src: 'countRates',
            input: ({ context }) => ({ ros: context.ros }),
            onDone: { target: 'counted', actions: { type: 'keepRates', params: ({ event }) => event.output } },
            onError: { target: 'uncounted', actions: 'forgetRates' },
          },
        },
        counted: { description: 'How often messages of each came is known.' },
        uncounted: { description: 'Nobody could count the messages; the topics are listed all the same.' },
      },
    },
    failed: {
      description: 'The topics did not come; they may be asked for again.',
      on: { 'list.requested': { target: 'loading' } },
    },
  },
});

export type TopicListActor = ActorRefFrom<typeof topicListMachine>;
type TopicListSnapshot = SnapshotFrom<typeof topicListMachine>;

export const selectTopics = (list: TopicListSnapshot): readonly TopicEntry[] => list.context.topics;
export const selectIsLoading = (list: TopicListSnapshot): boolean => list.hasTag('busy');
/** How far the counting of messages is; null while no topics are listed. */
export const selectCounting = (list: TopicListSnapshot): 'counting' | 'counted' | 'uncounted' | null => {
  const states = ['counting', 'counted', 'uncounted'] as const;
  return states.find((state) => list.matches({ listed: state })) ?? null;
};
/** How many messages of this topic came in a second when they were counted last: null for fewer than two in all, undefined when nobody knows. */
export const selectRateOf = (list: TopicListSnapshot, topic: string): number | null | undefined =>
  list.context.rates?.rates.find((one) => one.topic === topic)?.rate;
export const selectIsListed = (list: TopicListSnapshot): boolean => list.matches('listed');
/** Why the topics did not come; null when they did, or nobody asked. */
export const selectError = (list: TopicListSnapshot): Reason | null => list.context.error;
