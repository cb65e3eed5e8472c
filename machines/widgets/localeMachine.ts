/**
 * In which language the site speaks: as this browser remembers, else as it asks, else in the first there is. What is
 * chosen in one tab is spoken in all of them.
 *
 *   asking → loading → spoken.settled ⇄ spoken.changing
 *      └───────┴─────→ failed
 */
import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { LocalePort, LocalePreferences } from '../ports/localePort.ts';
import { localeFor } from './localeFor.ts';

export interface LocaleInput {
  locales: LocalePort;
  owner: Owner<LocaleReport>;
}

/** By the reader, here or in another tab. */
export type LocaleEvent = { type: 'locale.chosen'; locale: string };

/** The words of a language that was chosen did not come. */
export type LocaleReport = { type: 'locale.failed' };

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
    askReader: fromPromise<LocalePreferences, LocaleInput>(async ({ input }) => input.locales.preferences()),
    watchChoices: fromCallback<LocaleEvent, { locales: LocalePort }>(({ input, sendBack }) =>
      input.locales.watch((locale) => sendBack({ type: 'locale.chosen', locale })),
    ),
    loadWords: fromPromise<void, LocaleContext>(async ({ input }) => input.locales.load(input.wanted)),
  },
  guards: { isAvailable: ({ context }, locale: string) => context.available.includes(locale) },
  actions: {
    choose: assign((_, preferences: LocalePreferences) => ({
      available: preferences.available,
      wanted: localeFor(preferences),
    })),
    want: assign((_, wanted: string) => ({ wanted })),
    speak: assign(({ context }) => ({ spoken: context.wanted })),
    remember: ({ context }) => context.locales.remember(context.wanted),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: LocaleReport) => report,
    ),
  },
}).createMachine({
  id: 'locale',
  description: 'In which language the site speaks, remembered in this browser.',
  context: ({ input }) => ({ ...input, available: [], spoken: null, wanted: '' }),
  invoke: { id: 'watchChoices', src: 'watchChoices', input: ({ context }) => ({ locales: context.locales }) },
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
            onError: { target: 'refused', actions: { type: 'tell', params: { type: 'locale.failed' } } },
          },
        },
        refused: { description: 'Those of the other language did not come: it stays the one before.' },
      },
    },
    failed: { description: 'No words came: the page says so in those it has with it, and is loaded again.' },
  },
});
