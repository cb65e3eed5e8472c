/**
 * The visit of this page, kept in the browser for as long as whose log it is has not signed out: a page that crashes can say nothing any more.
 *
 *   deciding → writing ⇄ resting
 *       ├────→ erasing → deciding   first of all where an earlier visit could not
 *       └────→ silent
 */
import { assign, fromPromise, setup } from 'xstate';
import type { KeepVisitAnswer, VisitFault, VisitPort, VisitReport } from '../ports/visitPort.ts';
import { timings } from '../timings.ts';

export interface VisitInput {
  visits: VisitPort;
  /** Whose log it is; null while nobody has signed in. */
  owner: string | null;
  /** Who is here. */
  present: string | null;
  /** Whose visits are to be deleted: they have signed out. */
  gone: readonly string[];
  /** Told what the visitor is to hear. */
  tell: (report: VisitReport) => void;
}

export type VisitEvent =
  /** Somebody signed in, or out. */
  | { type: 'learner.changed'; userId: string | null }
  /** Nobody looks at the page: it may go without another word. */
  | { type: 'page.hidden' }
  | { type: 'page.left' }
  /** Somebody came back to a page that had been left. */
  | { type: 'page.shown' };

interface VisitContext extends VisitInput {
  /** Whether the browser has something against it; asked again when somebody comes or goes. */
  isRefused: boolean;
  isOver: boolean;
  fault: VisitFault | null;
  /** How long the log took to write the last time, in milliseconds. */
  took: number;
}

/** So much longer than it takes is waited: writing has at most this part of a visit. */
const REST = 50;

export const visitMachine = setup({
  types: { input: {} as VisitInput, context: {} as VisitContext, events: {} as VisitEvent },
  actors: {
    keepVisit: fromPromise<KeepVisitAnswer, { visits: VisitPort; userId: string | null; isOver: boolean }>(
      ({ input: { visits, ...visit } }) => visits.keep(visit),
    ),
    eraseVisits: fromPromise<void, Pick<VisitInput, 'visits' | 'gone'>>(({ input: { visits, gone } }) =>
      visits.erase(gone),
    ),
  },
  guards: {
    isKnown: ({ context }, userId: string | null) => context.present === userId,
    erases: ({ context }) => context.gone.length > 0 && !context.isRefused,
    /** Whoever has signed out may still report what led to it, from this page alone. */
    isTheirs: ({ context }) => context.owner === context.present,
  },
  actions: {
    meet: assign(({ context }, userId: string | null) => ({
      gone: context.present === null ? context.gone : [...new Set([...context.gone, context.present])],
      isRefused: false,
      present: userId,
      owner: userId ?? context.owner,
    })),
    forget: assign({ gone: [] }),
    giveUp: assign({ isRefused: true }),
    tell: ({ context }) => context.tell({ type: 'visit.eraseFailed' }),
    close: assign({ isOver: true }),
    reopen: assign({ isOver: false, isRefused: false }),
    note: assign((_, answer: KeepVisitAnswer) => ({
      fault: answer.outcome === 'failed' ? answer.fault : null,
      took: answer.outcome === 'kept' ? answer.took : 0,
    })),
    fail: assign({ fault: 'unavailable' }),
  },
  delays: {
    visitDelay: ({ context: { fault, took } }) =>
      fault === null ? Math.max(timings.visitDelay, took * REST) : timings.visitRetryDelay,
  },
}).createMachine({
  id: 'visit',
  description: 'The log of the visit of this page, kept in the browser.',
  context: ({ input }) => ({
    ...input,
    gone:
      input.owner === null || input.owner === input.present ? input.gone : [...new Set([...input.gone, input.owner])],
    isRefused: false,
    isOver: false,
    fault: null,
    took: 0,
  }),
  initial: 'deciding',
  on: {
    'learner.changed': [
      { guard: { type: 'isKnown', params: ({ event }) => event.userId } },
      { target: '.deciding', actions: { type: 'meet', params: ({ event }) => event.userId } },
    ],
    'page.left': { actions: 'close' },
    'page.shown': { target: '.deciding', actions: 'reopen' },
  },
  states: {
    deciding: {
      description: 'Whose log it is, and who is here.',
      always: [{ guard: 'erases', target: 'erasing' }, { guard: 'isTheirs', target: 'writing' }, { target: 'silent' }],
    },
    writing: {
      description: 'What the log says is written down.',
      invoke: {
        id: 'keepVisit',
        src: 'keepVisit',
        input: ({ context: { visits, present, isOver } }) => ({ visits, userId: present, isOver }),
        onDone: { target: 'resting', actions: { type: 'note', params: ({ event }) => event.output } },
        onError: { target: 'resting', actions: 'fail' },
      },
      on: { 'page.left': { target: 'writing', reenter: true, actions: 'close' } },
    },
    resting: {
      description: 'It is written again in a while, or when the page may go.',
      after: { visitDelay: { target: 'writing' } },
      on: { 'page.hidden': { target: 'writing' }, 'page.left': { target: 'writing', actions: 'close' } },
    },
    silent: { description: 'Whose log it is has signed out: nothing more of it is kept.' },
    erasing: {
      description: 'The visits of whoever has signed out are deleted.',
      invoke: {
        id: 'eraseVisits',
        src: 'eraseVisits',
        input: ({ context: { visits, gone } }) => ({ visits, gone }),
        onDone: { target: 'deciding', actions: 'forget' },
        onError: { target: 'deciding', actions: ['giveUp', 'tell'] },
      },
    },
  },
});
