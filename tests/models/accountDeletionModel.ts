import { accountDeletionMachine } from '#machines/session/accountDeletionMachine.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const accountDeletionModel = modelOf({
  machine: accountDeletionMachine,
  input: (world) => {
    const { accounts, exports, siteData } = askingPorts(world);
    return { accounts, exports, siteData, owner: world.owner };
  },
  events: [
    { type: 'deletion.opened', user: ada },
    { type: 'deletion.opened', user: { ...ada, provider: 'google' } },
    { type: 'email.typed', email: 'ada' },
    { type: 'email.typed', email: ' ada@example.com ' },
    { type: 'password.typed', password: 'correct horse' },
    { type: 'form.submitted' },
    { type: 'deletion.dismissed' },
    { type: 'notice.closed' },
    { type: 'learner.left' },
    answers('deleteAccount', { outcome: 'deleted' }),
    answers('deleteAccount', { outcome: 'refused', message: { code: 'ACCOUNT_PASSWORD_WRONG', facts: {} } }),
    answers('deleteAccount', { outcome: 'unanswered' }),
    answers('deleteAccount', { outcome: 'signedOut' }),
    breaks('deleteAccount'),
    answers('eraseTraces'),
    breaks('eraseTraces'),
  ],
  // What is blank around an address goes with the next glance at the form.
  known: ({ user, email, password, errors, trouble }) => ({
    provider: user?.provider ?? null,
    email: email.trim(),
    password,
    errors,
    trouble,
  }),
});
