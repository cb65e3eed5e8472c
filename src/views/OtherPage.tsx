import { useSelector } from '@xstate/react';
import { selectPage } from '#machines/app/appSelectors.ts';
import type { PageProps } from './PageProps.ts';
import { pageViews } from './pageViews.tsx';

/** The page that path and visitor make, by the table of all pages. */
export function OtherPage(props: PageProps) {
  const View = pageViews[useSelector(props.app, selectPage)];
  return <View {...props} />;
}
