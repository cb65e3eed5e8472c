import type { OutputPort } from '#machines/ports/outputPort.ts';
import {
  type OutputViewActor,
  selectChosenProcess,
  selectHiddenLabels,
} from '#machines/workspace/outputViewMachine.ts';
import { plainTextOf } from './plainTextOf.ts';

/** The lines of the output that are shown, as a text to be taken elsewhere. */
export function shownText(output: OutputPort, outputView: OutputViewActor): string {
  const now = outputView.getSnapshot();
  return plainTextOf(output.read(), { hiddenLabels: selectHiddenLabels(now), processId: selectChosenProcess(now) });
}
