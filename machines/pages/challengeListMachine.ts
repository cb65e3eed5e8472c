/**
 * The challenges there are.
 *
 *   loading → loaded
 *      ⇅
 *    failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Challenge } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { ChallengePort } from '../ports/challengePort.ts';

export interface ChallengeListInput {
  challenges: ChallengePort;
  owner: Owner<ChallengeListReport>;
}

export type ChallengeListEvent = { type: 'retry.requested' };

export type ChallengeListReport = { type: 'challengeList.failed' };

interface ChallengeListContext extends ChallengeListInput {
  list: readonly Challenge[];
}

export const challengeListMachine = setup({
  types: { input: {} as ChallengeListInput, context: {} as ChallengeListContext, events: {} as ChallengeListEvent },
  actors: {
    listChallenges: fromPromise<Challenge[], { challenges: ChallengePort }>(async ({ input }) =>
      input.challenges.list(),
    ),
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ChallengeListReport) => report,
    ),
  },
}).createMachine({
  id: 'challengeList',
  description: 'The challenges there are, as the database lists them.',
  context: ({ input }) => ({ ...input, list: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way.',
      invoke: {
        id: 'listChallenges',
        src: 'listChallenges',
        input: ({ context }) => ({ challenges: context.challenges }),
        onDone: { target: 'loaded', actions: assign(({ event }) => ({ list: event.output })) },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'challengeList.failed' } } },
      },
    },
    loaded: { description: 'The list is here; it may be empty.' },
    failed: {
      description: 'The list did not come; the visitor may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

export type ChallengeListActor = ActorRefFrom<typeof challengeListMachine>;
type ChallengeListSnapshot = SnapshotFrom<typeof challengeListMachine>;

export const selectChallenges = (list: ChallengeListSnapshot): readonly Challenge[] => list.context.list;
export const selectIsLoading = (list: ChallengeListSnapshot): boolean => list.matches('loading');
export const selectHasFailed = (list: ChallengeListSnapshot): boolean => list.matches('failed');
