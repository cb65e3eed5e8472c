import type { messageFormMachine } from '#machines/pages/messageFormMachine.ts';
import { MessagePage } from '#src/views/messages/MessagePage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

const isEditing = ({ value }: { value: unknown }) => value === 'editing';

export const messageFormView = viewOf<typeof messageFormMachine>({
  show: (form) => <MessagePage form={form} contactEmail={null} />,
  deeds: {
    'userName.typed': fills('Your name', ({ userName }) => userName, isEditing),
    'email.typed': fills('Email', ({ email }) => email, isEditing),
    'message.typed': fills('Message', ({ message }) => message, isEditing),
    'form.submitted': presses(({ value }) => (value === 'sending' ? 'Sending…' : 'Send the message'), isEditing),
    'another.requested': presses('Write another one', ({ value }) => value === 'sent'),
  },
  elsewhere: ['email.known'],
  sights: ({ value, context: { userName, email, message, showsErrors, fault } }) => {
    const isThere = value !== 'sent';
    const isTooLong = message.length > 5000;
    const isWrong = isThere && showsErrors && !email.endsWith('@example.com');
    return {
      'heading: Contact': true,
      'textbox: Your name': isThere && fieldFace(userName, false),
      'textbox: Email': isThere && fieldFace(email, isWrong),
      'textbox: Message': isThere && fieldFace(message, showsErrors && (message === '' || isTooLong)),
      'text: Email is required': isWrong && email === '',
      'text: Message is required': isThere && showsErrors && message === '',
      'text: Message is too long': isThere && showsErrors && isTooLong,
      'button: Send the message': value === 'editing',
      'button: Sending…': value === 'sending' && 'busy',
      'text: Your message was not sent: not this one': isThere && fault === 'not this one',
      'text: Your message was not sent: sendMessage broke': isThere && fault === 'sendMessage broke',
      'text: It is not known whether your message has arrived: Network Error':
        isThere && fault !== null && typeof fault !== 'string',
      'text: Nothing of it is lost. Try again in a moment: it arrives once.': isThere && fault !== null,
      'text: Thank you. Your message has arrived.': value === 'sent',
    };
  },
});
