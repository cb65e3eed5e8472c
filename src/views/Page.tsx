import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectPage } from '#machines/app/appSelectors.ts';
import { WaitingPage } from './layout/WaitingPage.tsx';
import type { PageProps } from './PageProps.ts';
import { pageViews } from './pageViews.tsx';

/** The page that path and visitor make. */
export function Page(props: PageProps) {
  const View = pageViews[useSelector(props.app, selectPage)];
  return (
    <Suspense fallback={<WaitingPage isChecking={false} />}>
      <View {...props} />
    </Suspense>
  );
}
