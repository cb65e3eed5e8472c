import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { ProcessEntry, ProcessStatus } from '#contract/entities.ts';
import type { ProcessReport } from '#machines/workspace/processEvents.ts';
import { processMachine } from '#machines/workspace/processMachine.ts';
import { selectIsStopping } from '#machines/workspace/processSelectors.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

/** A process among processes in memory, listed like this. */
export function openProcess(first: ProcessEntry = entry('p1')) {
  const processes = fakeProcesses([first]);
  const output = fakeOutput();
  const owner = fakeOwner<ProcessReport>();
  const clock = new SimulatedClock();
  const process = createActor(processMachine, {
    clock,
    input: { entry: first, processes, output, owner: owner.actor },
  }).start();
  const now = () => process.getSnapshot();
  const change = (status: ProcessStatus) =>
    process.send({ type: 'entry.changed', entry: entry('p1', { status, subscribers: 2 }) });
  const asked = () => owner.reports.flatMap((report) => (report.type === 'process.framed' ? [report.frame] : []));
  const rest = () => waitFor(process, (snapshot) => !selectIsStopping(snapshot));
  return { process, processes, output, clock, reports: owner.reports, now, change, asked, rest };
}

/** A process that is subscribed to. */
export function openSubscribed() {
  const opened = openProcess();
  opened.process.send({ type: 'subscribe.requested' });
  opened.process.send({ type: 'subscribe.answered', success: true });
  return opened;
}
