import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { type AppActor, selectPage } from '#machines/app/appSelectors.ts';
import type { PageName } from '#machines/site/pages.ts';
import { fetched } from '../fetched.ts';
import { useFirstTexts } from '../useTexts.ts';
import { SaidTitle } from './SaidTitle.tsx';

export const FoundTitle = fetched(async () => (await import('./FoundTitle.tsx')).FoundTitle);

/** Pages that are called after what they show, as soon as that is known. */
const namedByContent: ReadonlySet<PageName | 'waiting'> = new Set<PageName>([
  'workspace',
  'userDetails',
  'learn',
  'docs',
  'operator',
]);

/** The title of the page. */
export function PageTitle({ app }: { app: AppActor }) {
  const { pageTitles } = useFirstTexts();
  const page = useSelector(app, selectPage);
  const title = <SaidTitle title={pageTitles[page]} />;
  if (!namedByContent.has(page)) return title;
  return (
    <Suspense fallback={title}>
      <FoundTitle app={app} />
    </Suspense>
  );
}
