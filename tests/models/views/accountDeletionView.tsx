import type { accountDeletionMachine } from '#machines/session/accountDeletionMachine.ts';
import { AccountDeletion } from '#src/views/layout/AccountDeletion.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { fieldFace } from './fieldFace.ts';

const isAsking = ({ value }: { value: unknown }) => JSON.stringify(value) === '{"open":"asking"}';
const isDeleting = ({ value }: { value: unknown }) => JSON.stringify(value) === '{"open":{"deleting":"attended"}}';
const isGone = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && 'gone' in value;

export const accountDeletionView = viewOf<typeof accountDeletionMachine>({
  show: (deletion) => <AccountDeletion deletion={deletion} />,
  deeds: {
    // A browser leaves out what is blank around an address; a password manager may not.
    'email.typed': fills(
      'Email',
      ({ email }) => email,
      (state, { email }) => isAsking(state) && email === email.trim(),
    ),
    'password.typed': fills('Password', ({ password }) => password, isAsking, 'password'),
    'form.submitted': presses(
      (state) => (isDeleting(state) ? 'Deleting your account…' : 'Delete my account'),
      isAsking,
    ),
    'deletion.dismissed': presses('Keep my account', isAsking),
    'notice.closed': presses('Close', isGone),
  },
  elsewhere: ['deletion.opened', 'learner.left'],
  sights: (state) => {
    const { email, password, errors, trouble, user } = state.context;
    const isOpen = isAsking(state) || isDeleting(state);
    return {
      'dialog: Delete your account?': isOpen,
      'text: This cannot be undone.': isOpen,
      'button: Download my data': isOpen,
      'textbox: Email': isOpen && fieldFace(email.trim(), errors.email !== undefined),
      'text: Email is required': isOpen && errors.email === 'required',
      'text: Email is invalid': isOpen && errors.email === 'invalid',
      'password: Password': isOpen && fieldFace(password, errors.password !== undefined),
      'text: Password is required': isOpen && errors.password === 'required',
      'text: Only if you have set one here: who signs in with Google alone has none, and leaves this empty.':
        isOpen && user?.provider === 'google',
      'text: Your account was not deleted: This is not the password of your account.':
        isOpen && typeof trouble?.why === 'object' && trouble.why !== null,
      'text: Your account was not deleted: deleteAccount broke': isOpen && trouble?.why === 'deleteAccount broke',
      'text: No answer came from the server, so we do not know whether your account is deleted. Check your connection and try again: trying twice does no harm.':
        isOpen && trouble?.why === null,
      'button: Delete my account': isAsking(state),
      'button: Deleting your account…': isDeleting(state) && 'busy',
      'dialog: Your account is deleted': isGone(state),
      'text: What this browser keeps of you is being removed…': state.matches({ gone: 'erasing' }),
      'text: This browser keeps nothing of you either.': state.matches({ gone: 'erased' }),
      'text: This browser did not let us remove what it keeps of you, such as drafts. Remove the data of this site in its settings.':
        state.matches({ gone: 'kept' }),
    };
  },
});
