/**
 * The visits before this one that the browser has kept: listed, and one of them looked at or given to the learner as a file.
 *
 *   listing → listed ⇄ opening, giving
 *       └───→ failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { LogPort } from '../ports/logPort.ts';
import type { KeptVisit, VisitAnswer, VisitsAnswer } from '../ports/visitPort.ts';
import { visitText } from './visitText.ts';

export type VisitListReport = { type: 'log.read'; text: string };

export interface VisitListInput {
  log: Pick<LogPort, 'visits'>;
  /** Who is here. */
  userId: string | null;
  /** Who looks at logs. */
  owner: Owner<VisitListReport>;
}

export type VisitListEvent =
  | { type: 'list.requested' }
  | { type: 'visit.chosen'; id: string }
  | { type: 'download.requested'; id: string };

export type VisitListFault = Extract<VisitAnswer, { outcome: 'failed' }>['fault'];

interface VisitListContext extends VisitListInput {
  visits: readonly KeptVisit[];
  /** When the visit of this page began: milliseconds since 1970. */
  since: number;
  chosen: string;
  fault: VisitListFault | null;
}

type OneVisit = Pick<VisitListContext, 'log' | 'userId' | 'chosen'>;

/** Who comes back so soon, in milliseconds, has loaded the page anew. */
const RELOAD = 60_000;

export const visitListMachine = setup({
  types: { input: {} as VisitListInput, context: {} as VisitListContext, events: {} as VisitListEvent },
  actors: {
    listVisits: fromPromise<VisitsAnswer, Pick<VisitListContext, 'log' | 'userId'>>(
      async ({ input: { log, userId } }) => log.visits.list(userId),
    ),
    readVisit: fromPromise<VisitAnswer, OneVisit>(async ({ input: { log, userId, chosen } }) =>
      log.visits.read({ userId, id: chosen }),
    ),
    giveVisit: fromPromise<VisitAnswer, OneVisit>(async ({ input: { log, userId, chosen } }) => {
      const answer = await log.visits.read({ userId, id: chosen });
      if (answer.outcome === 'read') await log.visits.give(textIn(answer));
      return answer;
    }),
  },
  guards: {
    hasFailed: (_, answer: VisitsAnswer | VisitAnswer) => answer.outcome === 'failed',
  },
  actions: {
    list: assign((_, answer: VisitsAnswer) =>
      answer.outcome === 'listed' ? { visits: answer.visits, since: answer.since } : {},
    ),
    choose: assign((_, chosen: string) => ({ chosen, fault: null })),
    show: sendTo(
      ({ context }) => context.owner,
      (_, answer: VisitAnswer) => ({ type: 'log.read' as const, text: textIn(answer) }),
    ),
    fail: assign((_, fault: VisitListFault) => ({ fault })),
    failWith: assign((_, answer: VisitsAnswer | VisitAnswer) =>
      answer.outcome === 'failed' ? { fault: answer.fault } : {},
    ),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'visitList',
  description: 'The visits before this one that the browser has kept.',
  context: ({ input }) => ({ ...input, visits: [], since: 0, chosen: '', fault: null }),
  initial: 'listing',
  states: {
    listing: {
      description: 'The list is on its way.',
      entry: 'forgetFault',
      invoke: {
        id: 'listVisits',
        src: 'listVisits',
        input: ({ context: { log, userId } }) => ({ log, userId }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'list', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
    failed: {
      description: 'The list did not come; it may be asked for again.',
      on: { 'list.requested': { target: 'listing' } },
    },
    listed: {
      description: 'The learner chooses a visit.',
      on: {
        'visit.chosen': { target: 'opening', actions: { type: 'choose', params: ({ event }) => event.id } },
        'download.requested': { target: 'giving', actions: { type: 'choose', params: ({ event }) => event.id } },
      },
    },
    opening: {
      description: 'The log of the chosen visit is read, to be looked at.',
      invoke: {
        id: 'readVisit',
        src: 'readVisit',
        input: ({ context: { log, userId, chosen } }) => ({ log, userId, chosen }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
        onError: { target: 'listed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
    giving: {
      description: 'The log of the chosen visit is given to the learner.',
      invoke: {
        id: 'giveVisit',
        src: 'giveVisit',
        input: ({ context: { log, userId, chosen } }) => ({ log, userId, chosen }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          { target: 'listed' },
        ],
        onError: { target: 'listed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
  },
});

export type VisitListActor = ActorRefFrom<typeof visitListMachine>;
type VisitListSnapshot = SnapshotFrom<typeof visitListMachine>;

export const selectVisits = (list: VisitListSnapshot): readonly KeptVisit[] => list.context.visits;
export const selectIsListing = (list: VisitListSnapshot): boolean => list.matches('listing');
/** Whether there is no list. */
export const selectHasFailed = (list: VisitListSnapshot): boolean => list.matches('failed');
export const selectVisitFault = (list: VisitListSnapshot): VisitListFault | null => list.context.fault;
/** The visit that is read, to be looked at. */
export const selectOpening = (list: VisitListSnapshot): string | null =>
  list.matches('opening') ? list.context.chosen : null;
/** The visit that is read, to be downloaded. */
export const selectGiving = (list: VisitListSnapshot): string | null =>
  list.matches('giving') ? list.context.chosen : null;
/** Whether one of them is read. */
export const selectIsAtWork = (list: VisitListSnapshot): boolean => list.matches('opening') || list.matches('giving');
/** The visit right before this one, where it ended by a crash or by loading the page anew: a problem is reported after that as well. */
export function selectBefore({ context: { visits, since } }: VisitListSnapshot): KeptVisit | undefined {
  const newest = visits.slice(0, 1);
  return newest.find(({ isOver, keptAt }) => !isOver || since - keptAt < RELOAD);
}

const textIn = (answer: VisitAnswer): string =>
  answer.outcome === 'read' ? visitText(answer.header, answer.segments) : '';
