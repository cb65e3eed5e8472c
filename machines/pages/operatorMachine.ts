/**
 * Who is on, what that costs the server, and what an operator ends of it. To anybody else there is nothing here.
 *
 *   sight: unwatched ⇄ looking ⇄ resting
 *                         ↓
 *                       absent
 *   deed:  free ⇄ stopping,  free ⇄ asking → closing → free
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, raise, setup } from 'xstate';
import type { SiteSight } from '#contract/operatorApi.ts';
import type { OperatorPort } from '../ports/operatorPort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { timings } from '../timings.ts';
import { type OperatorTarget, idsOf, targetIn } from './operatorTarget.ts';

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
  | { type: 'close.dismissed' };

/** What came of what was ended last. */
export type OperatorOutcome = { target: OperatorTarget } & ({ hasEnded: boolean } | { fault: Reason });

interface OperatorContext extends OperatorInput {
  /** The newest look that brought something; null before. */
  sight: SiteSight | null;
  /** Why the last look brought nothing; null when it did. */
  fault: Reason | null;
  /** What is ended, or was last. */
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
  },
  guards: { isNothing: (_, sight: SiteSight | null) => sight === null },
  actions: {
    keep: assign((_, sight: SiteSight | null) => ({ sight, fault: null })),
    forget: assign({ sight: null, fault: null }),
    fail: assign((_, fault: Reason) => ({ fault })),
    aim: assign(({ context }, { learnerId, processId }: { learnerId: string; processId?: string }) => ({
      target: targetIn(context.sight, learnerId, processId ?? null),
      outcome: null,
    })),
    tell: assign(({ context: { target } }, hasEnded: boolean) => ({ outcome: target && { target, hasEnded } })),
    tellFault: assign(({ context: { target } }, fault: Reason) => ({ outcome: target && { target, fault } })),
    lookAnew: raise({ type: 'look.requested' }),
  },
  delays: { operatorLookDelay: timings.operatorLookDelay },
}).createMachine({
  id: 'operator',
  description: 'Who is on, what that costs the server, and what an operator ends of it.',
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
      description: 'What the operator ends.',
      initial: 'free',
      states: {
        free: {
          description: 'Nothing is being ended.',
          on: {
            'stop.requested': { target: 'stopping', actions: { type: 'aim', params: ({ event }) => event } },
            'close.requested': { target: 'asking', actions: { type: 'aim', params: ({ event }) => event } },
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
      },
    },
  },
});

export type OperatorActor = ActorRefFrom<typeof operatorMachine>;
type OperatorSnapshot = SnapshotFrom<typeof operatorMachine>;

/** What the page is to whoever opened it: `unknown` until the server has answered, `unanswered` when it did not. */
export type OperatorStanding = 'unknown' | 'unanswered' | 'absent' | 'operator';

export const selectStanding = (operator: OperatorSnapshot): OperatorStanding => {
  if (operator.matches({ sight: 'absent' })) return 'absent';
  if (operator.context.sight !== null) return 'operator';
  return operator.context.fault === null ? 'unknown' : 'unanswered';
};
export const selectSight = (operator: OperatorSnapshot): SiteSight | null => operator.context.sight;
/** Why the last look failed; null when it did not. */
export const selectFault = (operator: OperatorSnapshot): Reason | null => operator.context.fault;
export const selectOutcome = (operator: OperatorSnapshot): OperatorOutcome | null => operator.context.outcome;
/** Whose workspace is to be closed, while that is asked or done; null otherwise. */
export const selectClosed = (operator: OperatorSnapshot): OperatorTarget | null =>
  operator.matches({ deed: 'asking' }) || operator.matches({ deed: 'closing' }) ? operator.context.target : null;
export const selectIsClosing = (operator: OperatorSnapshot): boolean => operator.matches({ deed: 'closing' });
/** Whether a program is being stopped: nothing else is meanwhile. */
export const selectIsBusy = (operator: OperatorSnapshot): boolean => operator.matches({ deed: 'stopping' });
/** Whether this program is being stopped. */
export const selectIsStopping = (operator: OperatorSnapshot, learnerId: string, processId: string): boolean =>
  operator.context.target?.learnerId === learnerId &&
  operator.context.target.program?.id === processId &&
  operator.matches({ deed: 'stopping' });
