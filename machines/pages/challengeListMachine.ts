/**
 * The challenges there are, and what is looked for among them; the address says so, and is followed.
 *
 *   loading → loaded
 *      ⇅
 *    failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Challenge } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { LocationPort } from '../ports/locationPort.ts';
import { addressOf, filterAt, known } from './challengeAddress.ts';
import {
  type ChallengeFilter,
  type Facet,
  type FacetOption,
  cleared,
  filtered,
  isFiltering,
  noFilter,
  optionsOf,
  toggled,
} from './challengeFilter.ts';
import type { ChallengeOrder } from './challengeOrder.ts';
import type { Said } from './said.ts';

/** So many are shown at first, and so many more whenever somebody asks: a page of thousands would be slow. */
export const CHALLENGES_AT_ONCE = 60;

export interface ChallengeListInput {
  challenges: ChallengePort;
  location: LocationPort;
  owner: Owner<ChallengeListReport>;
}

export type ChallengeListEvent =
  | { type: 'retry.requested' }
  | { type: 'search.typed'; search: string }
  /** A check box of a category or a difficulty was ticked, or not any more. */
  | { type: 'option.toggled'; facet: Facet; name: string }
  | { type: 'filter.cleared' }
  | { type: 'order.chosen'; order: ChallengeOrder }
  /** More of them are to be seen than are shown. */
  | { type: 'more.requested' }
  /** The address is another, or is told for the first time. */
  | { type: 'address.changed'; path: string };

export type ChallengeListReport = { type: 'challengeList.failed' };

interface ChallengeListContext extends ChallengeListInput {
  list: readonly Challenge[];
  filter: ChallengeFilter;
  /** How many are shown at most. */
  most: number;
}

export const challengeListMachine = setup({
  types: { input: {} as ChallengeListInput, context: {} as ChallengeListContext, events: {} as ChallengeListEvent },
  actors: {
    watchAddress: fromCallback<ChallengeListEvent, { location: LocationPort }>(({ input, sendBack }) =>
      input.location.watch((path) => sendBack({ type: 'address.changed', path })),
    ),
    listChallenges: fromPromise<Challenge[], { challenges: ChallengePort }>(async ({ input }) =>
      input.challenges.list(),
    ),
  },
  actions: {
    keepList: assign((_, list: readonly Challenge[]) => ({ list })),
    /** What comes of another filter is seen from its beginning. */
    look: assign((_, filter: ChallengeFilter) => ({ filter, most: CHALLENGES_AT_ONCE })),
    showMore: assign(({ context }) => ({ most: context.most + CHALLENGES_AT_ONCE })),
    /** Going back undoes it. */
    push: ({ context }) => context.location.go(addressOf(context.filter)),
    /** Going back does not lead through what was typed letter by letter. */
    replace: ({ context }) => context.location.go(addressOf(context.filter), 'replace'),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ChallengeListReport) => report,
    ),
  },
}).createMachine({
  id: 'challengeList',
  description: 'The challenges there are, as the database lists them.',
  context: ({ input }) => ({ ...input, list: [], filter: noFilter, most: CHALLENGES_AT_ONCE }),
  invoke: { id: 'watchAddress', src: 'watchAddress', input: ({ context }) => ({ location: context.location }) },
  on: { 'address.changed': { actions: { type: 'look', params: ({ event }) => filterAt(event.path) } } },
  initial: 'loading',
  states: {
    loading: {
      description: 'The list is on its way.',
      invoke: {
        id: 'listChallenges',
        src: 'listChallenges',
        input: ({ context }) => ({ challenges: context.challenges }),
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keepList', params: ({ event }) => event.output },
            { type: 'look', params: ({ context }) => known(context.filter, context.list) },
          ],
        },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'challengeList.failed' } } },
      },
    },
    loaded: {
      description: 'The list is here; it may be empty.',
      on: {
        'search.typed': {
          actions: [
            { type: 'look', params: ({ context, event }) => ({ ...context.filter, search: event.search }) },
            'replace',
          ],
        },
        'option.toggled': {
          actions: [
            { type: 'look', params: ({ context, event }) => toggled(context.filter, event.facet, event.name) },
            'push',
          ],
        },
        'filter.cleared': { actions: [{ type: 'look', params: ({ context }) => cleared(context.filter) }, 'push'] },
        'order.chosen': {
          actions: [
            { type: 'look', params: ({ context, event }) => ({ ...context.filter, order: event.order }) },
            'push',
          ],
        },
        'more.requested': { actions: 'showMore' },
        'address.changed': {
          actions: { type: 'look', params: ({ context, event }) => known(filterAt(event.path), context.list) },
        },
      },
    },
    failed: {
      description: 'The list did not come; the visitor may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

export type ChallengeListActor = ActorRefFrom<typeof challengeListMachine>;
export type ChallengeListSnapshot = SnapshotFrom<typeof challengeListMachine>;

export const selectChallenges = (list: ChallengeListSnapshot): readonly Challenge[] => list.context.list;
/** Those that the filter leaves, whether they are shown yet or not. */
export const selectFound = ({ context }: ChallengeListSnapshot, said?: Said): readonly Challenge[] =>
  filtered(context.list, context.filter, said);
export const selectSearch = (list: ChallengeListSnapshot): string => list.context.filter.search;
export const selectCategories = ({ context }: ChallengeListSnapshot, said?: Said): readonly FacetOption[] =>
  optionsOf('category', context.list, context.filter, said);
export const selectDifficulties = ({ context }: ChallengeListSnapshot, said?: Said): readonly FacetOption[] =>
  optionsOf('difficulty', context.list, context.filter, said);
export const selectIsFiltered = ({ context }: ChallengeListSnapshot): boolean => isFiltering(context.filter);
export const selectOrder = ({ context }: ChallengeListSnapshot): ChallengeOrder => context.filter.order;
/** How many are shown at most. */
export const selectMost = ({ context }: ChallengeListSnapshot): number => context.most;
export const selectIsLoading = (list: ChallengeListSnapshot): boolean => list.matches('loading');
export const selectHasFailed = (list: ChallengeListSnapshot): boolean => list.matches('failed');
