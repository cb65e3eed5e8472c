/** Lets a visit be watched on a page of Stately. No part of a product that is given to learners. */
import type { InspectionEvent } from 'xstate';
import { redactor, redactingObserver } from '#machines/recording/redactingObserver.ts';
import { statelyInspector } from './adapters/statelyInspector.ts';

/** What is to be given to the app as `inspect`. */
export function statelyInspectionOf(): (inspected: InspectionEvent) => void {
  const redact = redactor();
  return redactingObserver(statelyInspector(redact), redact);
}
