/**
 * The toasts on the screen: each goes by itself, the oldest first, and all of them with the page they were said on. What is
 * said already is said anew, not twice.
 *
 *   empty ⇄ showing
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';
import { type Notice, isSameNotice } from '../site/notice.ts';
import { required } from '../required.ts';
import { timings } from '../timings.ts';

export interface Toast {
  id: number;
  notice: Notice;
}

export type ToastListEvent =
  | { type: 'notice.given'; notice: Notice }
  | { type: 'toast.dismissed'; id: number }
  /** The visitor went on by themselves: what was said is over. */
  | { type: 'page.left' };

interface ToastListContext {
  toasts: readonly Toast[];
  /** The id of the last toast; ids count from 1. */
  last: number;
}

export const toastListMachine = setup({
  types: { context: {} as ToastListContext, events: {} as ToastListEvent },
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
    isFirst: ({ context }, id: number) => required(context.toasts[0]).id === id,
    isOldest: ({ context }, notice: Notice) => isSameNotice(required(context.toasts[0]).notice, notice),
  },
  actions: {
    add: assign(({ context }, notice: Notice) => ({
      toasts: [
        ...context.toasts.filter((toast) => !isSameNotice(toast.notice, notice)),
        { id: context.last + 1, notice },
      ],
      last: context.last + 1,
    })),
    remove: assign(({ context }, id: number) => ({ toasts: context.toasts.filter((toast) => toast.id !== id) })),
    removeAll: assign({ toasts: [] }),
    removeOldest: assign(({ context }) => ({ toasts: context.toasts.slice(1) })),
  },
  delays: { toastDelay: timings.toastDelay },
}).createMachine({
  id: 'toastList',
  description: 'The toasts on the screen.',
  context: { toasts: [], last: 0 },
  initial: 'empty',
  on: { 'notice.given': { target: '.showing', actions: { type: 'add', params: ({ event }) => event.notice } } },
  states: {
    empty: { description: 'Nothing is to be said.' },
    showing: {
      description: 'The oldest toast goes after a while; each later one then has the same while.',
      always: { guard: 'isEmpty', target: 'empty' },
      after: { toastDelay: { target: 'showing', reenter: true, actions: 'removeOldest' } },
      on: {
        'notice.given': [
          {
            description: 'The time that runs was that of the toast that is said anew.',
            guard: { type: 'isOldest', params: ({ event }) => event.notice },
            target: 'showing',
            reenter: true,
            actions: { type: 'add', params: ({ event }) => event.notice },
          },
          { actions: { type: 'add', params: ({ event }) => event.notice } },
        ],
        'toast.dismissed': [
          {
            description: 'The time that runs was that of the toast that goes.',
            guard: { type: 'isFirst', params: ({ event }) => event.id },
            target: 'showing',
            reenter: true,
            actions: { type: 'remove', params: ({ event }) => event.id },
          },
          { actions: { type: 'remove', params: ({ event }) => event.id } },
        ],
        'page.left': { target: 'empty', actions: 'removeAll' },
      },
    },
  },
});

export type ToastListActor = ActorRefFrom<typeof toastListMachine>;

export const selectToasts = (list: SnapshotFrom<typeof toastListMachine>): readonly Toast[] => list.context.toasts;
