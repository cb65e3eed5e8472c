import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { type ThemeActor, selectTheme } from '#machines/widgets/themeMachine.ts';

/** Puts the theme on the document itself, which is above everything that is drawn here. */
export function PageTheme({ theme }: { theme: ThemeActor }) {
  const name = useSelector(theme, selectTheme);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = name;
  }, [name]);
  return null;
}
