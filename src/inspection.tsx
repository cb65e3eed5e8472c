/** Lets a visit be watched from a second window. No part of a product that is given to learners. */
import type { Root } from 'react-dom/client';
import { type InspectionEvent, createActor } from 'xstate';
import type { LogPort } from '#machines/ports/logPort.ts';
import { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { inspector } from '#machines/recording/inspector.ts';
import { redactor, redactingObserver } from '#machines/recording/redactingObserver.ts';
import { visitChannel, watchedVisit } from './adapters/inspectionChannel.ts';
import { statelyInspector } from './adapters/statelyInspector.ts';
import { InspectionPage } from './views/inspection/InspectionPage.tsx';

export const INSPECTION_PATH = '/inspect';

/** What is to be given to the app as `inspect`: as the address asks, `?inspect` or `?inspect=stately`; nothing without. */
export function inspectionOf(search: string, log: Pick<LogPort, 'download'>): (inspected: InspectionEvent) => void {
  const how = new URLSearchParams(search).get('inspect');
  if (how === null) return () => undefined;
  const redact = redactor();
  if (how === 'stately') return redactingObserver(statelyInspector(redact), redact);

  const { tell, answer } = visitChannel();
  const { inspect, ...actions } = inspector(redact, tell);
  answer({ ...actions, download: () => log.download(false) });
  window.open(INSPECTION_PATH, 'servolab-inspection');
  return inspect;
}

/** Shows the page that watches. */
export function showInspection(root: Root): void {
  const visit = watchedVisit();
  const inspection = createActor(inspectionMachine, { input: { inspection: visit } }).start();
  // A visit does not stand still for somebody who is not there any more.
  window.addEventListener('pagehide', () => visit.resume());
  root.render(<InspectionPage inspection={inspection} />);
}
