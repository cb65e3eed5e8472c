/** Lets a visit be watched from a second window. Fetched by nobody but whom an operator allows it, and testers. */
import type { ReactNode } from 'react';
import { type InspectionEvent, createActor } from 'xstate';
import type { LogPort } from '#machines/ports/logPort.ts';
import { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { inspector } from '#machines/recording/inspector.ts';
import { redactor } from '#machines/recording/redactingObserver.ts';
import { visitChannel, watchedVisit } from './adapters/inspectionChannel.ts';
import { InspectionPage } from './views/inspection/InspectionPage.tsx';

const INSPECTION_PATH = '/inspect';

/** What is to be given to the app as `inspect`; it opens the window that watches. */
export function inspectionOf(log: Pick<LogPort, 'download'>): (inspected: InspectionEvent) => void {
  const { tell, answer } = visitChannel();
  const { inspect, ...actions } = inspector(redactor(), tell);
  answer({ ...actions, download: () => log.download(false) });
  window.open(INSPECTION_PATH, 'servolab-inspection');
  return inspect;
}

/** The page that watches. */
export function inspectionPage(): ReactNode {
  const visit = watchedVisit();
  const inspection = createActor(inspectionMachine, { input: { inspection: visit } }).start();
  // A visit does not stand still for somebody who is not there any more.
  window.addEventListener('pagehide', () => visit.resume());
  return <InspectionPage inspection={inspection} />;
}
