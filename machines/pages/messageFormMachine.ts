/**
 * A message to whoever runs the site. What was typed stays until it was sent.
 *
 *   editing ⇄ sending → sent
 *      ↑                 │
 *      └─────────────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import type { Message, MessageAnswer, MessageKind, MessagePort } from '../ports/messagePort.ts';
import type { Reason } from '../ports/reason.ts';
import { isUnanswered } from '../isUnanswered.ts';
import { reasonOf } from '../reasonOf.ts';
import { withOutcome } from '../withOutcome.ts';
import { type EmailError, emailError } from '../session/emailError.ts';

export interface MessageFormInput {
  messages: MessagePort;
  kind: MessageKind;
  /** Of who is signed in; empty for anybody else. */
  email: string;
}

export type MessageFormEvent =
  /** Who is signed in, or that nobody is any more: empty. */
  | { type: 'email.known'; email: string }
  | { type: 'userName.typed'; userName: string }
  | { type: 'email.typed'; email: string }
  | { type: 'message.typed'; message: string }
  | { type: 'form.submitted' }
  /** One more is to be written. */
  | { type: 'another.requested' };

interface MessageFormContext extends MessageFormInput {
  /** The address of who is signed in: while it stands there as it is, it follows them. */
  knownEmail: string;
  userName: string;
  message: string;
  /** It was tried to send what is not complete: what is wrong is said from then on. */
  showsErrors: boolean;
  /** Why the last one was not taken. */
  fault: Reason | null;
}

export interface MessageErrors {
  email?: EmailError;
  message?: 'required' | 'tooLong';
}

export const messageFormMachine = setup({
  types: { input: {} as MessageFormInput, context: {} as MessageFormContext, events: {} as MessageFormEvent },
  actors: {
    sendMessage: fromPromise<MessageAnswer, { messages: MessagePort; message: Message }>(async ({ input }) =>
      input.messages.send(input.message),
    ),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    isSent: (_, { outcome }: MessageAnswer) => outcome === 'sent',
  },
  actions: {
    type: assign((_, typed: Partial<Pick<MessageFormContext, 'userName' | 'email' | 'message'>>) => ({
      ...typed,
      fault: null,
    })),
    follow: assign(({ context: { email, knownEmail } }, now: string) => ({
      knownEmail: now,
      email: email === knownEmail ? now : email,
    })),
    showErrors: assign({ showsErrors: true }),
    forget: assign({ message: '', showsErrors: false }),
    fail: assign((_, fault: Reason) => ({ fault })),
  },
}).createMachine({
  id: 'messageForm',
  description: 'A message to whoever runs the site.',
  context: ({ input }) => ({
    ...input,
    knownEmail: input.email,
    userName: '',
    message: '',
    showsErrors: false,
    fault: null,
  }),
  initial: 'editing',
  on: { 'email.known': { actions: { type: 'follow', params: ({ event }) => event.email } } },
  states: {
    editing: {
      description: 'It is written.',
      on: {
        'userName.typed': { actions: { type: 'type', params: ({ event }) => ({ userName: event.userName }) } },
        'email.typed': { actions: { type: 'type', params: ({ event }) => ({ email: event.email }) } },
        'message.typed': { actions: { type: 'type', params: ({ event }) => ({ message: event.message }) } },
        'form.submitted': [{ guard: 'isComplete', target: 'sending' }, { actions: 'showErrors' }],
      },
    },
    sending: {
      description: 'It is on its way.',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({ messages: context.messages, message: messageOf(context) }),
        onDone: [
          { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'sent', actions: 'forget' },
          { target: 'editing', actions: { type: 'fail', params: ({ event }) => detailOf(event.output) } },
        ],
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
      },
    },
    sent: {
      description: 'It is stored, and that is said.',
      on: { 'another.requested': { target: 'editing' } },
    },
  },
});

export type MessageFormActor = ActorRefFrom<typeof messageFormMachine>;
type MessageFormSnapshot = SnapshotFrom<typeof messageFormMachine>;

export const selectKind = (form: MessageFormSnapshot): MessageKind => form.context.kind;
export const selectUserName = (form: MessageFormSnapshot): string => form.context.userName;
export const selectEmail = (form: MessageFormSnapshot): string => form.context.email;
export const selectMessage = (form: MessageFormSnapshot): string => form.context.message;
export const selectFault = (form: MessageFormSnapshot): Reason | null => form.context.fault;
/** Whether it may have arrived all the same: nobody said that it was not taken. */
export const selectMayHaveArrived = ({ context: { fault } }: MessageFormSnapshot): boolean =>
  fault !== null && isUnanswered(fault);
export const selectIsSending = (form: MessageFormSnapshot): boolean => form.matches('sending');
export const selectIsSent = (form: MessageFormSnapshot): boolean => form.matches('sent');
/** What is wrong with the address, once it was tried to send it. */
export const selectEmailError = ({ context }: MessageFormSnapshot): EmailError | undefined =>
  context.showsErrors ? errorsOf(context).email : undefined;
export const selectMessageError = ({ context }: MessageFormSnapshot): MessageErrors['message'] =>
  context.showsErrors ? errorsOf(context).message : undefined;

/** Feedback needs no address, but what stands there must be one. */
function errorsOf({ kind, email, message }: MessageFormContext): MessageErrors {
  const isSilent = kind === 'feedback' && email.trim() === '';
  const addressError = isSilent ? undefined : emailError(email);
  const errors: MessageErrors = {};
  if (addressError !== undefined) errors.email = addressError;
  if (message.trim() === '') errors.message = 'required';
  else if (message.length > limits.messageLength) errors.message = 'tooLong';
  return errors;
}

const messageOf = ({ kind, userName, email, message }: MessageFormContext): Message => ({
  kind,
  userName: userName.trim(),
  email: email.trim(),
  message: message.trim(),
});

const detailOf = (answer: MessageAnswer): Reason => withOutcome(answer, 'refused', 'unreachable').detail;
