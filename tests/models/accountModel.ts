import type { PageName } from '#machines/site/pages.ts';
import { accountMachine } from '#machines/session/accountMachine.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import type { World } from './engine/World.ts';

const on = (
  world: World,
  page: PageName,
  { returnTo = null, isVerified = false }: { returnTo?: string | null; isVerified?: boolean } = {},
) => {
  const { auth, profiles } = askingPorts(world);
  return { auth, profiles, page, returnTo, isVerified, email: ada.email, userId: ada.id, owner: world.owner };
};

/** Which page it is never changes: its form is all that is heard. Google’s button stands beside two of them. */
const speaksOf = (page: string, noun: string): boolean =>
  noun === page || (noun === 'googleSignIn' && (page === 'signIn' || page === 'signUp'));

export const accountModel = modelOf({
  machine: accountMachine,
  input: (world) => on(world, 'signIn'),
  otherInputs: (world) => [
    on(world, 'signUp'),
    on(world, 'signUp', { returnTo: '/challenges' }),
    on(world, 'verifyEmail'),
    on(world, 'callback'),
    on(world, 'forgotPassword'),
    on(world, 'newPassword'),
    on(world, 'userDetails'),
    on(world, 'userDetails', { returnTo: '/challenges', isVerified: true }),
    on(world, 'userDetails', { isVerified: true }),
  ],
  events: [
    { type: 'signIn.submitted' },
    { type: 'signIn.succeeded' },
    { type: 'signIn.refused', message: 'Invalid login credentials' },
    {
      type: 'signIn.unconfirmed',
      email: 'ada+1@example.com',
      message: { code: 'email_not_confirmed', facts: {} },
    },
    { type: 'signIn.failed' },
    { type: 'signUp.submitted' },
    { type: 'signUp.succeeded' },
    { type: 'signUp.emailSent', email: 'ada+1@example.com' },
    { type: 'signUp.refused', message: 'User already registered' },
    { type: 'signUp.failed' },
    { type: 'googleSignIn.refused', message: 'Unsupported provider: provider is not enabled' },
    { type: 'googleSignIn.failed' },
    { type: 'verifyEmail.sent' },
    { type: 'verifyEmail.refused', message: 'You can only request this after 58 seconds.' },
    { type: 'verifyEmail.failed' },
    { type: 'callback.welcomed', returnTo: null },
    { type: 'callback.welcomed', returnTo: '/challenge/3' },
    { type: 'callback.welcomed', returnTo: '//evil.example' },
    { type: 'callback.passed', returnTo: '/challenges' },
    { type: 'callback.recovering' },
    { type: 'forgotPassword.refused', message: 'You can only request this after 58 seconds.' },
    { type: 'forgotPassword.failed' },
    { type: 'newPassword.saved' },
    { type: 'newPassword.refused', message: 'Auth session missing!' },
    { type: 'newPassword.failed' },
    { type: 'userDetails.loadFailed' },
    { type: 'userDetails.saved' },
    { type: 'userDetails.saveFailed', message: 'Network Error' },
  ],
  known: ({ page, returnTo, isVerified }) => ({ page, returnTo, isVerified }),
  isPossible: ({ value }, event) => speaksOf(String(value), event.type.split('.')[0]!),
});
