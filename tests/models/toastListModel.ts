import { toastListMachine } from '#machines/widgets/toastListMachine.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

export const toastListModel = modelOf({
  machine: toastListMachine,
  input: () => undefined,
  events: [
    { type: 'notice.given', notice: { kind: 'signedIn' } },
    { type: 'toast.dismissed', id: 1 },
    { type: 'toast.dismissed', id: 99 },
    passes('toastDelay', 'toastList.showing'),
  ],
  known: ({ toasts, last }) => ({ toasts: toasts.map(({ id }) => id), last }),
  isPossible: ({ context }, { type }) => type !== 'notice.given' || context.last < 3,
});
