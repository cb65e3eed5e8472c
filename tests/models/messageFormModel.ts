import { limits } from '#contract/limits.ts';
import { messageFormMachine } from '#machines/pages/messageFormMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { around, ofLength } from './boundaries.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, goesUnanswered } from './engine/systemEvents.ts';

const longest = around(limits.messageLength);

export const messageFormModel = modelOf({
  machine: messageFormMachine,
  input: (world) => ({ messages: askingPorts(world).messages, kind: 'contact' as const, email: '' }),
  events: [
    { type: 'email.known', email: 'known@example.com' },
    { type: 'email.known', email: '' },
    { type: 'userName.typed', userName: 'Ada' },
    { type: 'email.typed', email: 'ada@example.com' },
    { type: 'message.typed', message: ofLength(longest.at) },
    { type: 'message.typed', message: ofLength(longest.over) },
    { type: 'form.submitted' },
    { type: 'another.requested' },
    answers('sendMessage', { outcome: 'sent' }),
    answers('sendMessage', { outcome: 'refused', detail: 'not this one' }),
    breaks('sendMessage'),
    goesUnanswered('sendMessage'),
  ],
  known: ({ email, knownEmail, message, showsErrors, fault }) => ({
    email,
    knownEmail,
    message,
    showsErrors,
    isFaulty: fault !== null,
  }),
});
