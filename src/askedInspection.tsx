/** The inspection that an address asks for, where it may be had: nobody else's browser fetches what watches. */
import type { ReactNode } from 'react';
import { isInspectionAllowed } from './adapters/inspectionPermit.ts';
import type { SiteParts } from './startSite.ts';
import { inspectionRefusal } from './texts/inspectionRefusal.ts';
import { InspectionRefused } from './views/layout/InspectionRefused.tsx';

/** While this is developed, and in a build for testers, anybody may inspect. */
const isForTesters = import.meta.env.DEV || import.meta.env.VITE_INSPECT === '1';

/** What watches the visit as this query asks, `?inspect` or `?inspect=stately`; undefined where that is not allowed. */
export async function watcher(search: string): Promise<SiteParts['watch']> {
  if (new URLSearchParams(search).get('inspect') !== 'stately') return (await allowedInspection())?.inspectionOf;
  // It tells another site what happens, so nothing of it is in what learners get.
  return isForTesters ? (await import('./statelyInspection.ts')).statelyInspectionOf : undefined;
}

/** The page that shows a visit in another window, or says in this language that it may not. */
export async function inspectionWindow(locale: string): Promise<ReactNode> {
  const inspection = await allowedInspection();
  if (inspection !== undefined) return inspection.inspectionPage();
  return <InspectionRefused locale={locale} sentence={inspectionRefusal(locale)} />;
}

async function allowedInspection() {
  return isForTesters || (await isInspectionAllowed()) ? import('./inspection.tsx') : undefined;
}
