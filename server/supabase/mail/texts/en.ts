import type { EmailTexts } from './EmailTexts.ts';

export const en: EmailTexts = {
  emails: {
    signup: { subject: 'Confirm your e-mail address', request: 'Confirm that this address is yours:' },
    invite: { subject: 'You have been invited', request: 'Accept the invitation to Servolab:' },
    magiclink: { subject: 'Your sign-in link', request: 'Sign in to Servolab:' },
    recovery: { subject: 'Reset your password', request: 'Choose a new password:' },
    email_change_new: { subject: 'Confirm your new e-mail address', request: 'Confirm that this address is yours:' },
    email_change_current: { subject: 'Confirm the change of your e-mail address', request: 'Confirm the change:' },
    reauthentication: { subject: 'Confirm that it is you', request: 'Enter this code to go on.' },
  },
  orCode: (otp) => `Or enter the code ${otp}.`,
  code: (otp) => `Code: ${otp}`,
  ignore: 'If you did not ask for this, ignore this e-mail.',
};
