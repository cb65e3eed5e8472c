import type { SnapshotFrom } from 'xstate';
import type { Reason } from '../ports/reason.ts';
import type { TopicPort } from '../ports/topicPort.ts';
import type { topicWatchMachine } from './topicWatchMachine.ts';

type TopicWatchSnapshot = SnapshotFrom<typeof topicWatchMachine>;

/** How far what is shown can be trusted. */
export type TopicWatchState = 'disconnected' | 'asking' | 'quiet' | 'live' | 'refused';

/** Where the messages can be read. */
export const selectTopicPort = (watch: TopicWatchSnapshot): TopicPort => watch.context.topics;
/** The topic that is open, whether it can be seen or not; null when none is. */
export const selectOpenTopic = (watch: TopicWatchSnapshot): string | null =>
  watch.matches('closed') ? null : watch.context.topic;
/** Why it cannot be watched, as far as the server says; of a topic that is refused. */
export const selectWhyUnwatched = (watch: TopicWatchSnapshot): Reason | null => watch.context.whyUnwatched;
/** One that nobody can see is asked for as soon as somebody can. */
export const selectTopicWatchState = (watch: TopicWatchSnapshot): TopicWatchState => {
  if (watch.matches({ unseen: 'connected' })) return 'asking';
  const states = ['asking', 'quiet', 'live', 'refused'] as const;
  return states.find((state) => watch.matches({ open: { connected: state } })) ?? 'disconnected';
};
