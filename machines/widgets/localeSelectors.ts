/** The only way a view looks inside the choice of a language: needed before its machine is. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { localeMachine } from './localeMachine.ts';

export type LocaleActor = ActorRefFrom<typeof localeMachine>;

/** What there is to choose from. */
export const selectAvailable = (locale: SnapshotFrom<typeof localeMachine>): readonly string[] =>
  locale.context.available;
/** What the reader chose last, while its words are on their way too. */
export const selectChosen = (locale: SnapshotFrom<typeof localeMachine>): string | null =>
  locale.matches({ spoken: 'changing' }) ? locale.context.wanted : locale.context.spoken;
/** The language of the words that are shown; null before there are any. */
export const selectSpoken = (locale: SnapshotFrom<typeof localeMachine>): string | null => locale.context.spoken;
export const selectHasFailed = (locale: SnapshotFrom<typeof localeMachine>): boolean => locale.matches('failed');
