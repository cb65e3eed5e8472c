import type { verifyEmailMachine } from '#machines/session/verifyEmailMachine.ts';
import { VerifyEmailPage } from '#src/views/session/VerifyEmailPage.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const verifyEmailView = viewOf<typeof verifyEmailMachine>({
  show: (verifyEmail) => <VerifyEmailPage verifyEmail={verifyEmail} returnTo={null} emails="sent" />,
  deeds: {
    'email.requested': presses(
      ({ value }) => (value === 'sending' ? 'Sending…' : 'Send it again'),
      ({ value, context }) => value === 'resting' && context.email !== '',
    ),
  },
  sights: ({ value, context: { email, sent } }) => {
    const hasAddress = email !== '';
    return {
      'heading: Which address is yours?': !hasAddress,
      'heading: Check your email': hasAddress,
      'text: ada@example.com': hasAddress,
      'button: Send it again': hasAddress && value === 'resting',
      'button: Sending…': hasAddress && value === 'sending' && 'busy',
      'status: Another link is on its way.': sent > 0,
    };
  },
});
