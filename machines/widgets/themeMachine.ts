/**
 * How the site looks: dark, unless the visitor once chose otherwise. What is chosen in one tab is how all of them look.
 *
 *   dark ⇄ light
 */
import { fromCallback, fromPromise, setup } from 'xstate';
import type { PreferencePort } from '../ports/preferencePort.ts';

export type Theme = 'dark' | 'light';

export interface ThemeInput {
  preferences: PreferencePort;
}

export type ThemeEvent =
  /** By the visitor, in this tab. */
  | { type: 'theme.toggled' }
  /** Another tab has written what it chose: whatever that was. */
  | { type: 'theme.chosenElsewhere'; theme: string };

/** Under which name the choice is remembered. */
const preferenceName = 'theme';

export const themeMachine = setup({
  types: { input: {} as ThemeInput, context: {} as ThemeInput, events: {} as ThemeEvent },
  actors: {
    readTheme: fromPromise<string | null, ThemeInput>(async ({ input }) => input.preferences.read(preferenceName)),
    watchChoices: fromCallback<ThemeEvent, ThemeInput>(({ input, sendBack }) =>
      input.preferences.watch(preferenceName, (theme) => sendBack({ type: 'theme.chosenElsewhere', theme })),
    ),
  },
  guards: {
    isLight: (_, chosen: string | null) => chosen === 'light',
    isDark: (_, chosen: string) => chosen === 'dark',
  },
  actions: {
    remember: ({ context }, theme: Theme) => context.preferences.write(preferenceName, theme),
  },
}).createMachine({
  id: 'theme',
  description: 'How the site looks, remembered in this browser.',
  context: ({ input }) => input,
  invoke: { id: 'watchChoices', src: 'watchChoices', input: ({ context }) => context },
  initial: 'dark',
  states: {
    dark: {
      description: 'Light on dark.',
      initial: 'recalling',
      on: {
        'theme.toggled': { target: 'light', actions: { type: 'remember', params: 'light' } },
        'theme.chosenElsewhere': [
          { guard: { type: 'isLight', params: ({ event }) => event.theme }, target: 'light' },
          { guard: { type: 'isDark', params: ({ event }) => event.theme }, target: '.chosen' },
        ],
      },
      states: {
        recalling: {
          description: 'What this browser remembers is being read.',
          invoke: {
            id: 'readTheme',
            src: 'readTheme',
            input: ({ context }) => context,
            onDone: [
              { guard: { type: 'isLight', params: ({ event }) => event.output }, target: '#theme.light' },
              { target: 'chosen' },
            ],
            onError: { target: 'chosen' },
          },
        },
        chosen: { description: 'Dark it is.' },
      },
    },
    light: {
      description: 'Dark on light.',
      on: {
        'theme.toggled': { target: 'dark.chosen', actions: { type: 'remember', params: 'dark' } },
        'theme.chosenElsewhere': {
          guard: { type: 'isDark', params: ({ event }) => event.theme },
          target: 'dark.chosen',
        },
      },
    },
  },
});
