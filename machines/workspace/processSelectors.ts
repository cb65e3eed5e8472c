/** The only way a view looks inside a process. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { processMachine } from './processMachine.ts';

export type ProcessActor = ActorRefFrom<typeof processMachine>;
type ProcessSnapshot = SnapshotFrom<typeof processMachine>;

export const selectEntry = (process: ProcessSnapshot): ProcessEntry => process.context.entry;
export const selectIsRunning = (process: ProcessSnapshot): boolean => process.hasTag('running');
export const selectIsStopping = (process: ProcessSnapshot): boolean => process.hasTag('stopping');
/** There is output that is not here and does not arrive by itself. */
export const selectCanSubscribe = (process: ProcessSnapshot): boolean => process.hasTag('unsubscribed');
/** It can still print, and what it prints arrives. */
export const selectCanUnsubscribe = (process: ProcessSnapshot): boolean =>
  process.hasTag('subscribed') && process.hasTag('running');
export const selectIsSubscribing = (process: ProcessSnapshot): boolean => process.hasTag('subscribing');
export const selectIsExpanded = (process: ProcessSnapshot): boolean => process.matches({ size: 'expanded' });
