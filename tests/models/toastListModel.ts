import { type Toast, toastListMachine } from '#machines/widgets/toastListMachine.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

/** In the order in which they are given for the first time: three in all, or there would be no end of them. */
const notices = [{ kind: 'signedIn' }, { kind: 'challengesFailed' }, { kind: 'profileFailed' }] as const;

const isSaid = (toasts: readonly Toast[], { kind }: { kind: string }): boolean =>
  toasts.some(({ notice }) => notice.kind === kind);

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
  known: ({ toasts, last }) => ({ toasts: toasts.map(({ id, notice }) => `${id} ${notice.kind}`), last }),
  isPossible: ({ context }, { type, notice }) =>
    type !== 'notice.given' ||
    notice === notices[context.last] ||
    (context.last < notices.length && isSaid(context.toasts, notice)),
});
