import { toastListMachine } from '#machines/widgets/toastListMachine.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

/** In the order in which they are given, so that each toast has words of its own. */
const notices = [{ kind: 'signedIn' }, { kind: 'challengesFailed' }, { kind: 'profileFailed' }] as const;

export const toastListModel = modelOf({
  machine: toastListMachine,
  input: () => undefined,
  events: [
    ...notices.map((notice) => ({ type: 'notice.given' as const, notice })),
    { type: 'toast.dismissed', id: 1 },
    { type: 'toast.dismissed', id: 2 },
    { type: 'toast.dismissed', id: 99 },
    { type: 'page.left' },
    passes('toastDelay', 'toastList.showing'),
  ],
  known: ({ toasts, last }) => ({ toasts: toasts.map(({ id }) => id), last }),
  isPossible: ({ context }, { type, notice }) => type !== 'notice.given' || notice === notices[context.last],
});
