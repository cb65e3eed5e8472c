import { useSelector } from '@xstate/react';
import { selectPage } from '#machines/app/appSelectors.ts';
import type { PageName } from '#machines/site/pages.ts';
import type { PageProps } from './PageProps.ts';
import { pageViews } from './pageViews.tsx';

/** The page that path and visitor make, by the table of all pages. */
export function OtherPage(props: PageProps) {
  const View = pageViews[useSelector(props.app, selectPage)];
  return <View {...props} />;
}

/** Fetches what the page of this name draws, so that it can be drawn at once. */
export async function preloadPage(name: PageName): Promise<void> {
  await pageViews[name].preload?.();
}
