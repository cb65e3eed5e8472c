/**
 * In which language the site speaks: as this browser remembers, else as it asks, else in the first there is.
 *
 *   asking → loading → spoken.settled ⇄ spoken.changing
 *      └───────┴─────→ failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { LocalePort, LocaleWishes } from '../ports/localePort.ts';
import { localeFor } from './localeFor.ts';

export interface LocaleInput {
  locales: LocalePort;
}

export type LocaleEvent = { type: 'locale.chosen'; locale: string };

interface LocaleContext extends LocaleInput {
  available: readonly string[];
  /** Whose words are shown. */
  spoken: string | null;
  /** Whose words were asked for last. */
  wanted: string;
}

export const localeMachine = setup({
  types: { input: {} as LocaleInput, context: {} as LocaleContext, events: {} as LocaleEvent },
  actors: {
    askReader: fromPromise<LocaleWishes, LocaleInput>(async ({ input }) => input.locales.wishes()),
    loadWords: fromPromise<void, LocaleContext>(async ({ input }) => input.locales.load(input.wanted)),
  },
  guards: { isAvailable: ({ context }, locale: string) => context.available.includes(locale) },
  actions: {
    choose: assign((_, wishes: LocaleWishes) => ({ available: wishes.available, wanted: localeFor(wishes) })),
    want: assign((_, wanted: string) => ({ wanted })),
    speak: assign(({ context }) => ({ spoken: context.wanted })),
    remember: ({ context }) => context.locales.remember(context.wanted),
  },
}).createMachine({
  id: 'locale',
  description: 'In which language the site speaks, remembered in this browser.',
  context: ({ input }) => ({ ...input, available: [], spoken: null, wanted: '' }),
  initial: 'asking',
  states: {
    asking: {
      description: 'What this browser remembers and asks for is being read.',
      invoke: {
        id: 'askReader',
        src: 'askReader',
        input: ({ context }) => context,
        onDone: { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
    },
    loading: {
      description: 'The first words are being fetched; nothing can be said before.',
      invoke: {
        id: 'loadWords',
        src: 'loadWords',
        input: ({ context }) => context,
        onDone: { target: 'spoken', actions: 'speak' },
        onError: { target: 'failed' },
      },
    },
    spoken: {
      description: 'The site has words.',
      initial: 'settled',
      on: {
        'locale.chosen': {
          guard: { type: 'isAvailable', params: ({ event }) => event.locale },
          target: '.changing',
          actions: { type: 'want', params: ({ event }) => event.locale },
        },
      },
      states: {
        settled: { description: 'They are those that were asked for.' },
        changing: {
          description: 'Those of another language are being fetched; until they come it is the one before.',
          invoke: {
            id: 'loadWords',
            src: 'loadWords',
            input: ({ context }) => context,
            onDone: { target: 'settled', actions: ['speak', 'remember'] },
            onError: { target: 'refused' },
          },
        },
        refused: { description: 'Those of the other language did not come: it stays the one before.' },
      },
    },
    failed: { description: 'No words came: the page says so in those it has with it, and is loaded again.' },
  },
});

export type LocaleActor = ActorRefFrom<typeof localeMachine>;

/** The language of the words that are shown; null before there are any. */
export const selectSpoken = (locale: SnapshotFrom<typeof localeMachine>): string | null => locale.context.spoken;
export const selectHasFailed = (locale: SnapshotFrom<typeof localeMachine>): boolean => locale.matches('failed');
