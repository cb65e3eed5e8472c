import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectPage } from '#machines/app/appSelectors.ts';
import { fetched } from './fetched.ts';
import { HomePage } from './home/HomePage.tsx';
import { WaitingPage } from './layout/WaitingPage.tsx';
import type { PageProps } from './PageProps.ts';

/** Where the views of the other pages lie: the home page is drawn without knowing it. */
export const OtherPage = fetched(async () => (await import('./OtherPage.tsx')).OtherPage);

/** The page that path and visitor make. */
export function Page(props: PageProps) {
  const page = useSelector(props.app, selectPage);
  return (
    <Suspense fallback={<WaitingPage isChecking={page === 'waiting'} />}>
      {page === 'home' ? <HomePage /> : <OtherPage {...props} />}
    </Suspense>
  );
}
