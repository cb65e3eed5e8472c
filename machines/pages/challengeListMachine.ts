/**
 * The challenges there are, and what is looked for among them.
 *
 *   loading → loaded
 *      ⇅
 *    failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Challenge } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import {
  type ChallengeFilter,
  type Facet,
  type FacetOption,
  filtered,
  noFilter,
  optionsOf,
  toggled,
} from './challengeFilter.ts';

export interface ChallengeListInput {
  challenges: ChallengePort;
  owner: Owner<ChallengeListReport>;
}

export type ChallengeListEvent =
  | { type: 'retry.requested' }
  | { type: 'search.typed'; search: string }
  /** A check box of a category or a difficulty was ticked, or not any more. */
  | { type: 'option.toggled'; facet: Facet; name: string }
  | { type: 'filter.cleared' };

export type ChallengeListReport = { type: 'challengeList.failed' };

interface ChallengeListContext extends ChallengeListInput {
  list: readonly Challenge[];
  filter: ChallengeFilter;
}

export const challengeListMachine = setup({
  types: { input: {} as ChallengeListInput, context: {} as ChallengeListContext, events: {} as ChallengeListEvent },
  actors: {
    listChallenges: fromPromise<Challenge[], { challenges: ChallengePort }>(async ({ input }) =>
      input.challenges.list(),
    ),
  },
  actions: {
    keepList: assign((_, list: Challenge[]) => ({ list })),
    search: assign(({ context }, search: string) => ({ filter: { ...context.filter, search } })),
    toggle: assign(({ context }, { facet, name }: { facet: Facet; name: string }) => ({
      filter: toggled(context.filter, facet, name),
    })),
    clear: assign({ filter: noFilter }),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ChallengeListReport) => report,
    ),
  },
}).createMachine({
  id: 'challengeList',
  description: 'The challenges there are, as the database lists them.',
  context: ({ input }) => ({ ...input, list: [], filter: noFilter }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way.',
      invoke: {
        id: 'listChallenges',
        src: 'listChallenges',
        input: ({ context }) => ({ challenges: context.challenges }),
        onDone: { target: 'loaded', actions: { type: 'keepList', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'challengeList.failed' } } },
      },
    },
    loaded: {
      description: 'The list is here; it may be empty.',
      on: {
        'search.typed': { actions: { type: 'search', params: ({ event }) => event.search } },
        'option.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'filter.cleared': { actions: 'clear' },
      },
    },
    failed: {
      description: 'The list did not come; the visitor may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

export type ChallengeListActor = ActorRefFrom<typeof challengeListMachine>;
type ChallengeListSnapshot = SnapshotFrom<typeof challengeListMachine>;

export const selectChallenges = (list: ChallengeListSnapshot): readonly Challenge[] => list.context.list;
export const selectShown = ({ context }: ChallengeListSnapshot): readonly Challenge[] =>
  filtered(context.list, context.filter);
export const selectSearch = (list: ChallengeListSnapshot): string => list.context.filter.search;
export const selectCategories = ({ context }: ChallengeListSnapshot): readonly FacetOption[] =>
  optionsOf('category', context.list, context.filter);
export const selectDifficulties = ({ context }: ChallengeListSnapshot): readonly FacetOption[] =>
  optionsOf('difficulty', context.list, context.filter);
export const selectIsFiltered = ({ context: { filter } }: ChallengeListSnapshot): boolean =>
  filter.search.trim() !== '' || filter.chosen.category.length > 0 || filter.chosen.difficulty.length > 0;
export const selectIsLoading = (list: ChallengeListSnapshot): boolean => list.matches('loading');
export const selectHasFailed = (list: ChallengeListSnapshot): boolean => list.matches('failed');
