import type { callbackMachine } from '#machines/session/callbackMachine.ts';
import { CallbackPage } from '#src/views/session/CallbackPage.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const callbackView = viewOf<typeof callbackMachine>({
  show: (callback) => <CallbackPage callback={callback} />,
  deeds: { 'retry.requested': presses('Try again', ({ value }) => value === 'unsaved') },
  sights: ({ value, context: { message } }) => {
    const hasFailed = value === 'unsaved' || value === 'refused';
    return {
      'heading: Processing Authentication': !hasFailed && value !== 'confirmed',
      'heading: Your email is confirmed': value === 'confirmed',
      'heading: Authentication Error': hasFailed,
      'text: Failed to update user profile.': value === 'unsaved',
      'text: Email link is invalid or has expired': value === 'refused' && message !== null,
      'text: An unexpected error occurred. Please try signing in again.': value === 'refused' && message === null,
      'link: Sign in': hasFailed || value === 'confirmed',
    };
  },
});
