import type { signInMachine } from '#machines/session/signInMachine.ts';
import { googleSignInMachine } from '#machines/session/googleSignInMachine.ts';
import { SignInPage } from '#src/views/session/SignInPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

const google = frozenActor(googleSignInMachine, { value: 'resting' });

export const signInView = viewOf<typeof signInMachine>({
  show: (signIn) => <SignInPage signIn={signIn} google={google} returnTo={null} provider="google" />,
  deeds: {
    // A browser leaves out what is blank around an address; a password manager may not.
    'email.typed': fills(
      'Email',
      ({ email }) => email,
      (_, { email }) => email === email.trim(),
    ),
    'password.typed': fills('Password', ({ password }) => password, undefined, 'password'),
    'form.submitted': presses(
      ({ value }) => (value === 'editing' ? 'Sign In' : 'Signing in…'),
      ({ value }) => value === 'editing',
    ),
  },
  sights: ({ value, context: { email, password, errors } }) => ({
    'textbox: Email': fieldFace(email.trim(), errors.email !== undefined),
    'text: Email is required': errors.email === 'required',
    'text: Email is invalid': errors.email === 'invalid',
    'password: Password': fieldFace(password, errors.password !== undefined),
    'text: Password is required': errors.password === 'required',
    'button: Sign In': value === 'editing',
    'button: Signing in…': value !== 'editing' && 'busy',
  }),
});
