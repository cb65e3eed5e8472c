/**
 * The invitation to a demo of the project: an address is typed and given to those who will write.
 *
 *   dialog:  closed ⇄ open
 *   form:    typing ⇄ sending     goes on when the dialog is closed
 */
import {
  type ActorRefFrom,
  type SnapshotFrom,
  assign,
  enqueueActions,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import type { Owner } from '../owner.ts';
import type { DemoPort, SubscribeAnswer } from '../ports/demoPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { withOutcome } from '../withOutcome.ts';
import { emailError } from '../session/emailError.ts';
import type { ConsoleLine } from './consoleLine.ts';

export interface DemoInput {
  demo: DemoPort;
  owner: Owner<DemoReport>;
}

export type DemoEvent =
  /** The learner is invited, or wants to be. */
  | { type: 'demo.offered' }
  /** Cancel, Escape, or a press beside the dialog. */
  | { type: 'demo.dismissed' }
  | { type: 'email.typed'; email: string }
  | { type: 'form.submitted' };

/** What an invitation tells its owner. */
export type DemoReport =
  | { type: 'demo.closed' }
  | { type: 'demo.subscribed' }
  | { type: 'demo.failed'; fault: DemoFault };

interface DemoContext extends DemoInput {
  email: string;
  /** It was tried to send what is no address. */
  isInvalid: boolean;
  /** Why the last address was not taken. */
  fault: DemoFault | null;
}

/** As a console says it, too. */
export type DemoFault = Extract<ConsoleLine, { kind: 'subscriptionRefused' | 'subscriptionFailed' }>;

export const demoMachine = setup({
  types: { input: {} as DemoInput, context: {} as DemoContext, events: {} as DemoEvent },
  actors: {
    subscribe: fromPromise<SubscribeAnswer, { demo: DemoPort; email: string }>(async ({ input }) =>
      input.demo.subscribe(input.email),
    ),
  },
  guards: {
    isEmail: ({ context }) => isEmail(context.email),
    isSubscribed: (_, answer: SubscribeAnswer) => answer.outcome === 'subscribed',
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: DemoReport) => report,
    ),
    type: assign(({ context }, email: string) => ({
      email,
      isInvalid: context.isInvalid && !isEmail(email),
      fault: null,
    })),
    markInvalid: assign({ isInvalid: true }),
    dismiss: raise({ type: 'demo.dismissed' as const }),
    forget: assign({ email: '', isInvalid: false }),
    fail: enqueueActions(({ context, enqueue }, fault: DemoFault) => {
      enqueue.assign({ fault });
      enqueue.sendTo(context.owner, { type: 'demo.failed', fault });
    }),
  },
}).createMachine({
  id: 'demo',
  description: 'The invitation to a demo of the project.',
  context: ({ input }) => ({ ...input, email: '', isInvalid: false, fault: null }),
  type: 'parallel',
  states: {
    dialog: {
      description: 'Whether the invitation is on the screen.',
      initial: 'closed',
      states: {
        closed: { description: 'The workspace is worked in.', on: { 'demo.offered': { target: 'open' } } },
        open: {
          description: 'The invitation is read.',
          on: { 'demo.dismissed': { target: 'closed', actions: { type: 'tell', params: { type: 'demo.closed' } } } },
        },
      },
    },
    form: {
      description: 'The address.',
      initial: 'typing',
      states: {
        typing: {
          description: 'It waits to be typed and sent.',
          on: {
            'email.typed': { actions: { type: 'type', params: ({ event }) => event.email } },
            'form.submitted': [{ guard: 'isEmail', target: 'sending' }, { actions: 'markInvalid' }],
          },
        },
        sending: {
          description: 'It is being sent. Who closes the dialog meanwhile is told all the same what became of it.',
          invoke: {
            id: 'subscribe',
            src: 'subscribe',
            input: ({ context }) => ({ demo: context.demo, email: context.email.trim() }),
            onDone: [
              {
                guard: { type: 'isSubscribed', params: ({ event }) => event.output },
                target: 'typing',
                actions: ['forget', { type: 'tell', params: { type: 'demo.subscribed' } }, 'dismiss'],
              },
              { target: 'typing', actions: { type: 'fail', params: ({ event }) => faultOf(event.output) } },
            ],
            onError: { target: 'typing', actions: { type: 'fail', params: ({ event }) => breakdown(event.error) } },
          },
        },
      },
    },
  },
});

export type DemoActor = ActorRefFrom<typeof demoMachine>;
type DemoSnapshot = SnapshotFrom<typeof demoMachine>;

export const selectIsOpen = (demo: DemoSnapshot): boolean => demo.matches({ dialog: 'open' });
export const selectEmail = (demo: DemoSnapshot): string => demo.context.email;
export const selectIsDoubted = (demo: DemoSnapshot): boolean => demo.context.isInvalid;
/** Whether what is typed may be sent. */
export const selectIsComplete = (demo: DemoSnapshot): boolean => isEmail(demo.context.email);
export const selectIsSending = (demo: DemoSnapshot): boolean => demo.matches({ form: 'sending' });
export const selectFault = (demo: DemoSnapshot): DemoFault | null => demo.context.fault;

const isEmail = (email: string): boolean => emailError(email) === undefined;

/** What went wrong with an address that was not taken. */
function faultOf(answer: SubscribeAnswer): DemoFault {
  if (answer.outcome === 'refused') return { kind: 'subscriptionRefused', detail: answer.detail };
  return { kind: 'subscriptionFailed', detail: withOutcome(answer, 'unreachable').detail };
}

const breakdown = (error: unknown): DemoFault => ({ kind: 'subscriptionFailed', detail: reasonOf(error) });
