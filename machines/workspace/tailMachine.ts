/**
 * Whether the output stays with its newest line or where a reader has scrolled to.
 *
 *   following ⇄ scrolledUp
 */
import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';

export type TailEvent =
  | { type: 'end.left' }
  | { type: 'end.reached' }
  | { type: 'jump.requested' }
  /** Something else begins to print: its first lines are what the learner waits for. */
  | { type: 'run.began' };

export const tailMachine = setup({ types: { events: {} as TailEvent } }).createMachine({
  id: 'tail',
  description: 'Whether the output stays with its newest line.',
  initial: 'following',
  states: {
    following: {
      description: 'The newest line is in sight, and stays so.',
      on: { 'end.left': { target: 'scrolledUp' } },
    },
    scrolledUp: {
      description: 'A reader looks at earlier lines: they stay where they are.',
      on: {
        'end.reached': { target: 'following' },
        'jump.requested': { target: 'following' },
        'run.began': { target: 'following' },
      },
    },
  },
});

export type TailActor = ActorRefFrom<typeof tailMachine>;

export const selectIsFollowing = (tail: SnapshotFrom<typeof tailMachine>): boolean => tail.matches('following');
