import type { themeMachine } from '#machines/widgets/themeMachine.ts';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { frameWith } from './frameWith.tsx';

export const themeView = viewOf<typeof themeMachine>({
  show: (theme) => frameWith({ theme }),
  deeds: {
    'theme.toggled': presses(({ value }) =>
      value === 'light' ? 'Switch to the dark theme' : 'Switch to the light theme',
    ),
  },
  elsewhere: ['theme.chosenElsewhere'],
  sights: ({ value }) => ({
    'button: Switch to the dark theme': value === 'light',
    'button: Switch to the light theme': value !== 'light',
  }),
});
