import type { EmailMessage, Purpose } from './mailer.ts';

interface EmailText {
  subject: string;
  /** What the reader is asked to do. */
  request: string;
}

const texts: Readonly<Record<Purpose, EmailText>> = {
  signup: { subject: 'Confirm your e-mail address', request: 'Confirm that this address is yours:' },
  invite: { subject: 'You have been invited', request: 'Accept the invitation to Servolab:' },
  magiclink: { subject: 'Your sign-in link', request: 'Sign in to Servolab:' },
  recovery: { subject: 'Reset your password', request: 'Choose a new password:' },
  email_change_new: { subject: 'Confirm your new e-mail address', request: 'Confirm that this address is yours:' },
  email_change_current: { subject: 'Confirm the change of your e-mail address', request: 'Confirm the change:' },
  reauthentication: { subject: 'Confirm that it is you', request: 'Enter this code to go on.' },
};

/** The e-mail as plain words. */
export function emailText({ purpose, otp, link }: EmailMessage): { subject: string; text: string } {
  const { subject, request } = texts[purpose];
  const lines = link === null ? [request, '', `Code: ${otp}`] : [request, '', link, '', `Or enter the code ${otp}.`];
  return { subject, text: [...lines, '', 'If you did not ask for this, ignore this e-mail.', ''].join('\n') };
}
