import type { Toast, toastListMachine } from '#machines/widgets/toastListMachine.ts';
import { Toasts } from '#src/views/layout/Toasts.tsx';
import { viewOf } from '../engine/View.ts';

/** What the toasts of the model say. */
const words: Readonly<Record<string, string>> = {
  signedIn: 'Logged in successfully!',
  challengesFailed: 'Failed to load challenges',
  profileFailed: 'Failed to load profile data',
};

const said = (toasts: readonly Toast[], wanted: number): string | undefined =>
  words[toasts.find(({ id }) => id === wanted)?.notice.kind ?? ''];

export const toastListView = viewOf<typeof toastListMachine>({
  show: (toastList) => <Toasts toastList={toastList} />,
  deeds: {
    'toast.dismissed': {
      control: ({ context }, { id }) => ({
        role: 'button',
        name: 'Dismiss',
        inside: { role: 'status', name: said(context.toasts, id) ?? `toast ${id}` },
      }),
      isPossible: ({ context }, { id }) => context.toasts.some((toast) => toast.id === id),
      perform: (button, _, person) => person.click(button),
    },
  },
  elsewhere: ['notice.', 'page.'],
  sights: ({ context }) =>
    Object.fromEntries(
      Object.entries(words).map(([kind, text]) => [
        `status: ${text}`,
        context.toasts.some(({ notice }) => notice.kind === kind),
      ]),
    ),
});
