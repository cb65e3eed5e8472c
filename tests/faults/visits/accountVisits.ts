/** Visits in which somebody becomes known, changes how, or goes. */
import { ada, password } from '../../fakes/fakeAuth.ts';
import { accountDeleted, leftForGoogle, signedUp } from '../../machines/recording/accountDeeds.ts';
import { canaries } from '../../machines/recording/canaries.ts';
import { say } from '../../machines/recording/deed.ts';
import { canaryIsKnown, type Visit, move, wait } from './visit.ts';

const becameKnown: Visit = {
  name: 'became known',
  world: { path: '/auth/signup' },
  deeds: [
    say('account/signUp', { type: 'email.typed', email: ada.email }),
    say('account/signUp', { type: 'password.typed', password: 'short' }),
    say('account/signUp', { type: 'form.submitted' }),
    say('account/signUp', { type: 'passwordAgain.typed', passwordAgain: 'other' }),
    move('/auth/signin?redirect=%2Fauth%2Fsignup'),
    say('account/signIn', { type: 'email.typed', email: ada.email }),
    say('account/signIn', { type: 'password.typed', password: `${password} ` }),
    say('account/signIn', { type: 'password.typed', password }),
    say('account/signIn', { type: 'form.submitted' }),
    say('', { type: 'signOut.requested', losesWork: false }),
  ],
};

const newcomer: Visit = {
  name: 'newcomer',
  world: { path: '/auth/userDetails', user: ada, isVerified: false },
  deeds: [
    say('account/userDetails', { type: 'phone.typed', phone: canaries.phone }),
    say('account/userDetails', { type: 'title.typed', title: ' ' }),
    say('account/userDetails', { type: 'gender.chosen', gender: 'female' }),
    say('account/userDetails', { type: 'form.submitted' }),
  ],
};

const forgot: Visit = {
  name: 'forgot a password',
  world: { path: '/auth/forgot-password' },
  deeds: [
    say('account/forgotPassword', { type: 'email.typed', email: `${canaries.email} ` }),
    say('account/forgotPassword', { type: 'form.submitted' }),
    ({ ports }) => ports.auth.comeBackWith({ outcome: 'recovering' }),
    move('/auth/callback'),
    ...['abc', canaries.password].flatMap((typed) => [
      say('account/newPassword', { type: 'password.typed', password: typed }),
      say('account/newPassword', { type: 'passwordAgain.typed', passwordAgain: typed }),
      say('account/newPassword', { type: 'form.submitted' }),
    ]),
  ],
};

export const accountVisits: readonly Visit[] = [
  becameKnown,
  newcomer,
  forgot,
  { name: 'signed up', world: { path: '/' }, deeds: [canaryIsKnown, ...signedUp] },
  { name: 'left for Google', world: { path: '/' }, deeds: [...leftForGoogle, wait(10_000)] },
  { name: 'deleted an account', world: { path: '/' }, deeds: [canaryIsKnown, ...accountDeleted] },
];
