/** The only way a view looks inside the theme: needed before its machine is. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Theme, themeMachine } from './themeMachine.ts';

export type ThemeActor = ActorRefFrom<typeof themeMachine>;

export const selectTheme = (theme: SnapshotFrom<typeof themeMachine>): Theme =>
  theme.matches('light') ? 'light' : 'dark';
