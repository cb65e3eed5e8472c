import type { googleSignInMachine } from '#machines/session/googleSignInMachine.ts';
import { GoogleSignIn } from '#src/views/session/GoogleSignIn.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

export const googleSignInView = viewOf<typeof googleSignInMachine>({
  show: (google) => <GoogleSignIn google={google} provider="google" />,
  deeds: {
    'google.requested': presses(
      ({ value }) => (value === 'resting' ? 'Continue with Google' : 'On the way to Google…'),
      ({ value }) => value === 'resting',
    ),
  },
  sights: ({ value }) => ({
    'button: Continue with Google': value === 'resting',
    'button: On the way to Google…': value === 'leaving' && 'busy',
  }),
});
