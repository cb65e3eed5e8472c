/**
 * Who is on, what that costs the server, and what an operator ends and allows. To anybody else there is nothing here.
 *
 *   sight: unwatched ⇄ looking ⇄ resting
 *                         ↓
 *                       absent
 *   deed:  free ⇄ stopping,  free ⇄ permitting,  free ⇄ asking → closing → free
 */
import { assign, fromPromise, raise, setup } from 'xstate';
import type { SiteSight } from '#contract/operatorApi.ts';
import type { OperatorPort } from '../ports/operatorPort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { timings } from '../timings.ts';
import { type OperatorAim, type OperatorTarget, idsOf, targetIn } from './operatorTarget.ts';

export interface OperatorInput {
  operators: OperatorPort;
}

export type OperatorEvent =
  /** Somebody can see the page, or not any longer. */
  | { type: 'view.shown' }
  | { type: 'view.hidden' }
  | { type: 'look.requested' }
  | { type: 'stop.requested'; learnerId: string; processId: string }
  | { type: 'close.requested'; learnerId: string }
  | { type: 'close.confirmed' }
  | { type: 'close.dismissed' }
  /** That the pages of a learner are inspected, which ends nothing: it is done without a question. */
  | { type: 'inspection.allowed'; learnerId: string }
  | { type: 'inspection.withdrawn'; learnerId: string };

/** What came of the last deed: whether there was anything to do, or why it was not done. */
export type OperatorOutcome = { target: OperatorTarget } & ({ isDone: boolean } | { fault: Reason });

interface OperatorContext extends OperatorInput {
  /** The newest look that brought something; null before. */
  sight: SiteSight | null;
  /** Why the last look brought nothing; null when it did. */
  fault: Reason | null;
  /** What the deed is about, or the last one was. */
  target: OperatorTarget | null;
  outcome: OperatorOutcome | null;
}

export const operatorMachine = setup({
  types: { input: {} as OperatorInput, context: {} as OperatorContext, events: {} as OperatorEvent },
  actors: {
    look: fromPromise<SiteSight | null, OperatorInput>(async ({ input }) => input.operators.look()),
    stopProgram: fromPromise<boolean, OperatorInput & ReturnType<typeof idsOf>>(async ({ input }) =>
      input.operators.stopProgram(input.learnerId, input.processId),
    ),
    closeWorkspace: fromPromise<boolean, OperatorInput & ReturnType<typeof idsOf>>(async ({ input }) =>
      input.operators.closeWorkspace(input.learnerId),
    ),
    permitInspection: fromPromise<boolean, OperatorInput & { learnerId: string; isAllowed: boolean }>(
      async ({ input }) => input.operators.permitInspection(input.learnerId, input.isAllowed),
    ),
  },
  guards: { isNothing: (_, sight: SiteSight | null) => sight === null },
  actions: {
    keep: assign((_, sight: SiteSight | null) => ({ sight, fault: null })),
    forget: assign({ sight: null, fault: null }),
    fail: assign((_, fault: Reason) => ({ fault })),
    aim: assign(({ context }, aim: OperatorAim) => ({ target: targetIn(context.sight, aim), outcome: null })),
    tell: assign(({ context: { target } }, isDone: boolean) => ({ outcome: target && { target, isDone } })),
    tellFault: assign(({ context: { target } }, fault: Reason) => ({ outcome: target && { target, fault } })),
    lookAnew: raise({ type: 'look.requested' }),
  },
  delays: { operatorLookDelay: timings.operatorLookDelay },
}).createMachine({
  id: 'operator',
  description: 'Who is on, what that costs the server, and what an operator ends and allows.',
  context: ({ input }) => ({ ...input, sight: null, fault: null, target: null, outcome: null }),
  type: 'parallel',
  states: {
    sight: {
      description: 'What is seen of the server.',
      initial: 'unwatched',
      states: {
        unwatched: {
          description: 'Nobody can see the page: nothing is asked of the server.',
          on: { 'view.shown': { target: 'looking' } },
        },
        looking: {
          description: 'The server looks; what was seen before stays in sight.',
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context }) => ({ operators: context.operators }),
            onDone: [
              {
                description: 'Whoever asks is no operator, or none any more.',
                guard: { type: 'isNothing', params: ({ event }) => event.output },
                target: 'absent',
                actions: 'forget',
              },
              { target: 'resting', actions: { type: 'keep', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
          },
          on: {
            'view.hidden': { target: 'unwatched' },
            'look.requested': {
              description: 'What was asked before may not know yet what was ended since.',
              target: 'looking',
              reenter: true,
            },
          },
        },
        resting: {
          description: 'The page tells how old the look is, and looks anew by itself; also when the last look failed.',
          after: { operatorLookDelay: { target: 'looking' } },
          on: { 'look.requested': { target: 'looking' }, 'view.hidden': { target: 'unwatched' } },
        },
        absent: { description: 'The server says that there is nothing here, and so does the page.' },
      },
    },
    deed: {
      description: 'What the operator does.',
      initial: 'free',
      states: {
        free: {
          description: 'Nothing is being done.',
          on: {
            'stop.requested': {
              target: 'stopping',
              actions: { type: 'aim', params: ({ event }) => ({ ...event, deed: 'stop' }) },
            },
            'close.requested': {
              target: 'asking',
              actions: { type: 'aim', params: ({ event }) => ({ ...event, deed: 'close' }) },
            },
            'inspection.allowed': {
              target: 'permitting',
              actions: { type: 'aim', params: ({ event }) => ({ ...event, deed: 'allow' }) },
            },
            'inspection.withdrawn': {
              target: 'permitting',
              actions: { type: 'aim', params: ({ event }) => ({ ...event, deed: 'withdraw' }) },
            },
          },
        },
        asking: {
          description: 'It is said what closing a workspace means for its learner.',
          on: { 'close.confirmed': { target: 'closing' }, 'close.dismissed': { target: 'free' } },
        },
        stopping: {
          description: 'The server stops a program.',
          exit: 'lookAnew',
          invoke: {
            id: 'stopProgram',
            src: 'stopProgram',
            input: ({ context: { operators, target } }) => ({ operators, ...idsOf(target) }),
            onDone: { target: 'free', actions: { type: 'tell', params: ({ event }) => event.output } },
            onError: { target: 'free', actions: { type: 'tellFault', params: ({ event }) => reasonOf(event.error) } },
          },
        },
        closing: {
          description: 'The server ends everything that runs of a learner.',
          exit: 'lookAnew',
          invoke: {
            id: 'closeWorkspace',
            src: 'closeWorkspace',
            input: ({ context: { operators, target } }) => ({ operators, ...idsOf(target) }),
            onDone: { target: 'free', actions: { type: 'tell', params: ({ event }) => event.output } },
            onError: { target: 'free', actions: { type: 'tellFault', params: ({ event }) => reasonOf(event.error) } },
          },
        },
        permitting: {
          description: 'The server hears that the pages of a learner may be inspected, or may not any longer.',
          exit: 'lookAnew',
          invoke: {
            id: 'permitInspection',
            src: 'permitInspection',
            input: ({ context: { operators, target } }) => ({
              operators,
              learnerId: idsOf(target).learnerId,
              isAllowed: target?.deed === 'allow',
            }),
            onDone: { target: 'free', actions: { type: 'tell', params: ({ event }) => event.output } },
            onError: { target: 'free', actions: { type: 'tellFault', params: ({ event }) => reasonOf(event.error) } },
          },
        },
      },
    },
  },
});
