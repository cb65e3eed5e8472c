import type { forgotPasswordMachine } from '#machines/session/forgotPasswordMachine.ts';
import { ForgotPasswordPage } from '#src/views/session/ForgotPasswordPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

const isEditing = ({ value }: { value: unknown }) => value === 'editing';

export const forgotPasswordView = viewOf<typeof forgotPasswordMachine>({
  show: (form) => <ForgotPasswordPage form={form} emails="sent" />,
  deeds: {
    'email.typed': fills('Email', ({ email }) => email, isEditing),
    'form.submitted': presses(({ value }) => (value === 'submitting' ? 'Sending…' : 'Send the link'), isEditing),
    'correction.requested': presses('Use another address', ({ value }) => value === 'sent'),
  },
  sights: ({ value, context: { email, error } }) => ({
    'heading: Forgot your password?': value !== 'sent',
    'textbox: Email': value !== 'sent' && fieldFace(email, error !== null),
    'text: Email is required': error === 'required',
    'text: Email is invalid': error === 'invalid',
    'button: Send the link': value === 'editing',
    'button: Sending…': value === 'submitting' && 'busy',
    'heading: Check your email': value === 'sent',
    'text: ada@example.com': value === 'sent',
  }),
});
