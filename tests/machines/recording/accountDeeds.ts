/** What may happen on the pages by which somebody becomes known. */
import fc from 'fast-check';
import { ada } from '../../fakes/fakeAuth.ts';
import { canaries, canaryUser } from './canaries.ts';
import { type Deed, one, say } from './deed.ts';

const addresses = [canaries.email, ada.email, 'nobody', ''];
const passwords = [canaries.password, 'correct horse', 'password', ''];

const typing = fc.oneof(
  one(
    ...addresses.flatMap((email) =>
      ['signIn', 'signUp', 'forgotPassword'].map((form) => say(`account/${form}`, { type: 'email.typed', email })),
    ),
  ),
  one(
    ...passwords.flatMap((password) =>
      ['signIn', 'signUp', 'newPassword'].map((form) => say(`account/${form}`, { type: 'password.typed', password })),
    ),
    ...passwords.flatMap((passwordAgain) =>
      ['signUp', 'newPassword'].map((form) => say(`account/${form}`, { type: 'passwordAgain.typed', passwordAgain })),
    ),
  ),
);

const asking = one(
  ...['signIn', 'signUp', 'forgotPassword', 'newPassword', 'userDetails'].map((form) =>
    say(`account/${form}`, { type: 'form.submitted' }),
  ),
  say('account/googleSignIn', { type: 'google.requested' }),
  say('account/verifyEmail', { type: 'email.requested' }),
  say('account/forgotPassword', { type: 'correction.requested' }),
  say('account/callback', { type: 'retry.requested' }),
  say('', { type: 'signOut.requested', losesWork: false }),
  say('', { type: 'signOut.requested', losesWork: true }),
  say('session', { type: 'signOut.confirmed' }),
  say('session', { type: 'signOut.declined' }),
);

const details = one(
  ...[canaries.phone, ''].map((phone) => say('account/userDetails', { type: 'phone.typed', phone })),
  say('account/userDetails', { type: 'address.typed', address: canaries.address }),
  say('account/userDetails', { type: 'title.typed', title: canaries.title }),
  say('account/userDetails', { type: 'gender.chosen', gender: 'female' }),
  say('account/userDetails', { type: 'linkedinUrl.typed', linkedinUrl: canaries.linkedin }),
  say('account/userDetails', { type: 'form.submitted' }),
  say('account/userDetails', { type: 'retry.requested' }),
);

const announcements = one(
  ({ ports }) => ports.auth.announce('signedIn', canaryUser),
  ({ ports }) => ports.auth.announce('tokenRefreshed', { ...canaryUser }),
  ({ ports }) => ports.auth.announce('userUpdated', { ...canaryUser }),
  ({ ports }) => ports.auth.announce('signedIn', ada),
  ({ ports }) => ports.auth.announce('signedOut', null),
  ({ ports }) => ports.auth.comeBackWith({ outcome: 'signedIn', user: canaryUser, returnTo: '/challenges' }),
  ({ ports }) => ports.auth.comeBackWith({ outcome: 'recovering' }),
  ({ ports }) => ports.auth.comeBackWith({ outcome: 'confirmed' }),
  ({ ports }) => ports.auth.comeBackWith({ outcome: 'refused', message: `${canaries.email} is unknown` }),
);

export const account = fc.oneof(typing, asking, details, announcements);

/** Somebody new signs up, asks for the letter twice, and comes back by its link. */
export const signedUp: readonly Deed[] = [
  ({ ports }) => ports.auth.announce('signedOut', null),
  ({ ports }) => ports.location.move('/auth/signup'),
  say('account/signUp', { type: 'email.typed', email: canaries.email }),
  say('account/signUp', { type: 'password.typed', password: canaries.password }),
  say('account/signUp', { type: 'passwordAgain.typed', passwordAgain: canaries.password }),
  say('account/signUp', { type: 'form.submitted' }),
  ({ clock }) => clock.increment(100),
  ({ clock }) => clock.increment(100),
  say('account/verifyEmail', { type: 'email.requested' }),
  ({ clock }) => clock.increment(100),
  ({ ports }) => ports.auth.comeBackWith({ outcome: 'signedIn', user: canaryUser, returnTo: '/challenges' }),
  ({ ports }) => ports.location.move('/auth/callback'),
];

/** A visitor who signs in with Google. */
export const leftForGoogle: readonly Deed[] = [
  ({ ports }) => ports.auth.announce('signedOut', null),
  ({ ports }) => ports.location.move('/auth/signin'),
  say('account/googleSignIn', { type: 'google.requested' }),
];

/** A learner takes their data along and has their account deleted. */
export const accountDeleted: readonly Deed[] = [
  ({ ports }) => ports.auth.announce('signedIn', canaryUser),
  ({ ports }) => ports.location.move('/profile'),
  ({ clock }) => clock.increment(100),
  say('session', { type: 'deletion.requested' }),
  say('session/accountDeletion/dataExport', { type: 'export.requested' }),
  say('session/accountDeletion', { type: 'email.typed', email: canaries.email }),
  say('session/accountDeletion', { type: 'password.typed', password: canaries.password }),
  say('session/accountDeletion', { type: 'form.submitted' }),
  ({ clock }) => clock.increment(100),
];
