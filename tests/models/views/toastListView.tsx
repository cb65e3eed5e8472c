import type { toastListMachine } from '#machines/widgets/toastListMachine.ts';
import { Toasts } from '#src/views/layout/Toasts.tsx';
import { viewOf } from '../engine/View.ts';

/** What the toasts of the model say, in the order of their ids, which count from 1. */
const words = ['Logged in successfully!', 'Failed to load challenges', 'Failed to load profile data'];

export const toastListView = viewOf<typeof toastListMachine>({
  show: (toastList) => <Toasts toastList={toastList} />,
  deeds: {
    'toast.dismissed': {
      control: (_, { id }) => ({
        role: 'button',
        name: 'Dismiss',
        inside: { role: 'status', name: words[id - 1] ?? `toast ${id}` },
      }),
      isPossible: ({ context }, { id }) => context.toasts.some((toast) => toast.id === id),
      perform: (button, _, person) => person.click(button),
    },
  },
  elsewhere: ['notice.', 'page.'],
  sights: ({ context }) =>
    Object.fromEntries(
      words.map((said, index) => [`status: ${said}`, context.toasts.some(({ id }) => id === index + 1)]),
    ),
});
