import { googleSignInMachine } from '#machines/session/googleSignInMachine.ts';
import type { signUpMachine } from '#machines/session/signUpMachine.ts';
import { SignUpPage } from '#src/views/session/SignUpPage.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';
import { newPasswordSights } from './newPasswordSights.ts';

const google = frozenActor(googleSignInMachine, { value: 'resting' });

export const signUpView = viewOf<typeof signUpMachine>({
  show: (signUp) => <SignUpPage signUp={signUp} google={google} returnTo={null} provider="google" emails="sent" />,
  deeds: {
    'email.typed': fills('Email', ({ email }) => email),
    'password.typed': fills('Password', ({ password }) => password, undefined, 'password'),
    'passwordAgain.typed': fills('Confirm password', ({ passwordAgain }) => passwordAgain, undefined, 'password'),
    'form.submitted': presses(
      ({ value }) => (value === 'editing' ? 'Sign Up' : 'Signing up…'),
      ({ value }) => value === 'editing',
    ),
  },
  sights: ({ value, context }) => ({
    'textbox: Email': fieldFace(context.email, context.errors.email !== undefined),
    'text: Email is required': context.errors.email === 'required',
    ...newPasswordSights('Password', context),
    'button: Sign Up': value === 'editing',
    'button: Signing up…': value !== 'editing' && 'busy',
  }),
});
