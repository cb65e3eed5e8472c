/**
 * How the site looks: dark, unless the visitor once chose otherwise.
 *
 *   dark ⇄ light
 */
import { type ActorRefFrom, type SnapshotFrom, fromPromise, setup } from 'xstate';
import type { PreferencePort } from '../ports/preferencePort.ts';

export type Theme = 'dark' | 'light';

export interface ThemeInput {
  preferences: PreferencePort;
}

export type ThemeEvent = { type: 'theme.toggled' };

/** Under which name the choice is remembered. */
const preferenceName = 'theme';

export const themeMachine = setup({
  types: { input: {} as ThemeInput, context: {} as ThemeInput, events: {} as ThemeEvent },
  actors: {
    readTheme: fromPromise<string | null, ThemeInput>(async ({ input }) => input.preferences.read(preferenceName)),
  },
  guards: { isLight: (_, remembered: string | null) => remembered === 'light' },
  actions: {
    remember: ({ context }, theme: Theme) => context.preferences.write(preferenceName, theme),
  },
}).createMachine({
  id: 'theme',
  description: 'How the site looks, remembered in this browser.',
  context: ({ input }) => input,
  initial: 'dark',
  states: {
    dark: {
      description: 'Light on dark.',
      initial: 'recalling',
      on: { 'theme.toggled': { target: 'light', actions: { type: 'remember', params: 'light' } } },
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
      on: { 'theme.toggled': { target: 'dark.chosen', actions: { type: 'remember', params: 'dark' } } },
    },
  },
});

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

export const selectTheme = (theme: SnapshotFrom<typeof themeMachine>): Theme =>
  theme.matches('light') ? 'light' : 'dark';
