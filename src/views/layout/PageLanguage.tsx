import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { type LocaleActor, selectSpoken } from '#machines/widgets/localeSelectors.ts';

/** Tells the document that it is drawn in which language it is in, for whoever reads it aloud or translates it. */
export function PageLanguage({ locale }: { locale: LocaleActor }) {
  const spoken = useSelector(locale, selectSpoken);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null && spoken !== null) place.current.ownerDocument.documentElement.lang = spoken;
  }, [spoken]);
  return <span ref={place} hidden />;
}
