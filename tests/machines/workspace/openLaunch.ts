import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { LaunchReport } from '#machines/workspace/launchEvents.ts';
import { launchMachine } from '#machines/workspace/launchMachine.ts';
import { type LaunchStatus, selectOutcome, selectStatus } from '#machines/workspace/launchSelectors.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

export const path = '/ws/src/gazebo_test_pkg/scripts/sensor_subscriber.py';
export const ended = entry('p1', { status: 'finished', end: { reason: 'exited', code: 1 } });

/** A launch of a file, connected, over processes in memory; the server has the version that was built, or `storedVersion`. */
export function openLaunch({
  opened = path,
  isConnected = true,
  storedVersion,
}: { opened?: string | null; isConnected?: boolean; storedVersion?: (path: string) => string } = {}) {
  const processes = fakeProcesses([], storedVersion);
  const clock = new SimulatedClock();
  const owner = fakeOwner<LaunchReport>();
  const launch = createActor(launchMachine, { clock, input: { processes, owner: owner.actor } }).start();
  if (opened !== null) launch.send({ type: 'problem.opened', path: opened });
  if (isConnected) launch.send({ type: 'runtime.connected' });
  const status = () => selectStatus(launch.getSnapshot());
  const outcome = () => selectOutcome(launch.getSnapshot());
  const reach = (wanted: LaunchStatus) => waitFor(launch, (snapshot) => selectStatus(snapshot) === wanted);
  const start = () => launch.send({ type: 'start.requested' });
  const stop = () => launch.send({ type: 'stop.requested' });
  const build = () => launch.send({ type: 'program.built', version: 'v1' });
  return { launch, processes, clock, reports: owner.reports, status, outcome, reach, start, stop, build };
}

/** The same, and its program runs as process p1. */
export async function openStarted() {
  const opened = openLaunch();
  opened.start();
  opened.build();
  await opened.reach('running');
  return opened;
}
