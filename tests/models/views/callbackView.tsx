import type { callbackMachine } from '#machines/session/callbackMachine.ts';
import { CallbackPage } from '#src/views/session/CallbackPage.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const callbackView = viewOf<typeof callbackMachine>({
  show: (callback) => <CallbackPage callback={callback} />,
  deeds: { 'retry.requested': presses('Try again', ({ value }) => value === 'unsaved') },
  sights: ({ value, context: { message } }) => {
    const hasFailed = value === 'unsaved' || value === 'refused';
    const code = typeof message === 'object' ? message?.code : undefined;
    const isElsewhere = value === 'refused' && code === 'callback_recovery_elsewhere';
    const isRecovery = isElsewhere || (value === 'refused' && code === 'callback_recovery_expired');
    return {
      'heading: Processing Authentication': !hasFailed && value !== 'confirmed',
      'heading: Your email is confirmed': value === 'confirmed',
      'heading: Authentication Error': hasFailed,
      'text: Failed to update user profile.': value === 'unsaved',
      'text: Email link is invalid or has expired':
        value === 'refused' && (code === 'otp_expired' || code === 'callback_recovery_expired'),
      'text: This link was opened in another browser than the one that asked for it.': isElsewhere,
      'text: Ask for another link, and open it in the browser in which you asked for it.': isRecovery,
      'link: Ask for another link': isRecovery,
      'text: An unexpected error occurred. Please try signing in again.': value === 'refused' && message === null,
      'link: Sign in': (hasFailed && !isRecovery) || value === 'confirmed',
    };
  },
});
