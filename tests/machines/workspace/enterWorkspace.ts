import { SimulatedClock, createActor, waitFor } from 'xstate';
import { selectStatus as selectBuildStatus } from '#machines/workspace/buildSelectors.ts';
import { selectCode, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import type { WorkspaceReport } from '#machines/workspace/workspaceEvents.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { selectNotes } from '#machines/workspace/workspaceSelectors.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

export const path = obstacleProblem.file_path;
export const loaded = 'import rospy\n'.repeat(20);

/** A workspace in a world in memory, with its parts at hand; `prepare` may trouble that world before it is entered. */
export function enterWorkspace(
  challengeId: number | null = 1,
  disk: Record<string, string> = { [path]: loaded },
  prepare: (ports: ReturnType<typeof fakePorts>) => void = () => undefined,
) {
  const ports = fakePorts({ disk });
  prepare(ports);
  const clock = new SimulatedClock();
  const owner = fakeOwner<WorkspaceReport>();
  const workspace = createActor(workspaceMachine, {
    clock,
    input: { ports, challengeId, userId: 'u1', owner: owner.actor },
  }).start();
  const { program, runtime } = workspace.getSnapshot().children;
  if (!program || !runtime) throw new Error('A workspace has a program and a runtime');
  const { file, build, run } = program.getSnapshot().children;
  const { socket, processList, consoleList, ros } = runtime.getSnapshot().children;
  if (!file || !build || !run || !socket || !processList || !consoleList || !ros)
    throw new Error('A workspace has all its parts');
  const notes = () => selectNotes(workspace.getSnapshot()).map(({ line }) => line);
  const ready = () => waitFor(file, selectIsReady);
  const built = () =>
    waitFor(build, (snapshot) => ['success', 'failure', 'unknown'].includes(selectBuildStatus(snapshot)));
  const type = (code: string) => {
    const { length } = selectCode(file.getSnapshot());
    file.send({ type: 'code.edited', changes: [{ from: 0, to: length, insert: code }], length: code.length });
  };
  return {
    workspace,
    ports,
    clock,
    reports: owner.reports,
    program,
    runtime,
    socket,
    ros,
    file,
    build,
    run,
    processList,
    consoleList,
    notes,
    ready,
    built,
    type,
  };
}
