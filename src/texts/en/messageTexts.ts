import type { MessageErrors } from '#machines/pages/messageFormMachine.ts';
import type { MessageKind } from '#machines/ports/messagePort.ts';
import { counted } from './numbers.ts';

/** The forms by which somebody writes to whoever runs the site. */
export const messageTexts = {
  userName: 'Your name',
  optional: 'Optional',
  email: 'Email',
  message: 'Message',
  length: (left: number) => `${counted(Math.abs(left), 'character')} ${left < 0 ? 'too many' : 'left'}`,
  submitting: 'Sending…',
  failed: (why: string) => `Your message was not sent: ${why}`,
  unanswered: (why: string) => `It is not known whether your message has arrived: ${why}`,
  kept: 'Nothing of it is lost. Try again in a moment: it arrives once.',
  sent: 'Thank you. Your message has arrived.',
  another: 'Write another one',
  orEmail: 'You can also write to',
} as const;

/** What each of the two forms is for. */
export const messageKindTexts = {
  contact: {
    title: 'Contact',
    introduction: 'Write to whoever runs this site. The answer comes to your address.',
    emailHint: 'Where the answer goes',
    submit: 'Send the message',
    sentAdvice: 'It is stored for whoever runs this site. The answer comes to the address that you gave.',
  },
  feedback: {
    title: 'Feedback',
    introduction:
      'What was hard to understand? What is missing, what is broken, what was good? One sentence is enough.',
    emailHint: 'Only if you would like an answer',
    submit: 'Send the feedback',
    sentAdvice: 'It is stored for whoever runs this site, and will be read.',
  },
} as const satisfies Record<MessageKind, Record<string, string>>;

export const messageErrorTexts = {
  required: 'Message is required',
  tooLong: 'Message is too long',
} as const satisfies Record<NonNullable<MessageErrors['message']>, string>;
