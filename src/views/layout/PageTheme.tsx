import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { type ThemeActor, selectTheme } from '#machines/widgets/themeSelectors.ts';

/** Puts the theme on the document that it is drawn in, which is above everything else. */
export function PageTheme({ theme }: { theme: ThemeActor }) {
  const name = useSelector(theme, selectTheme);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) place.current.ownerDocument.documentElement.dataset['theme'] = name;
  }, [name]);
  return <span ref={place} hidden />;
}
