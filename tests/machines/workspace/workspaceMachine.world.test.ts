/** Into which world a workspace brings the robot. */
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsAbsent, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { enterWorkspace } from './enterWorkspace.ts';

const worldNotes = (entered: ReturnType<typeof enterWorkspace>) =>
  entered.notes().filter(({ kind }) => kind === 'worldFailed');

it('brings the robot into the world of the challenge once its problem is known, and into each later one', async () => {
  const { workspace, ports } = enterWorkspace();
  await waitFor(workspace, (snapshot) => selectProblem(snapshot) !== null);
  workspace.send({ type: 'challenge.changed', challengeId: 99 });
  await waitFor(workspace, selectIsAbsent);
  workspace.send({ type: 'challenge.changed', challengeId: null });
  expect(ports.ros.worlds).toEqual([1, null]);
});

it('brings it there again when the connection comes back at a server that knows of no world', async () => {
  const entered = enterWorkspace();
  const { workspace, ports } = entered;
  await expect.poll(() => ports.ros.worlds).toEqual([1]);
  workspace.send({ type: 'runtime.disconnected' });
  ports.ros.forgetWorld();
  workspace.send({ type: 'runtime.connected' });
  await expect.poll(() => ports.ros.worlds).toEqual([1]);
  expect(worldNotes(entered)).toEqual([]);
});

it('says once that the robot could not be brought there, lets the learner work, and takes it back when it is there', async () => {
  const entered = enterWorkspace();
  const { workspace, ports } = entered;
  ports.ros.break('no robot');
  await expect.poll(() => worldNotes(entered)).toEqual([{ kind: 'worldFailed', detail: 'no robot' }]);
  expect(workspace.getSnapshot().matches({ problem: 'open' })).toBe(true);
  ports.ros.break('no robot yet');
  workspace.send({ type: 'runtime.connected' });
  await expect.poll(() => worldNotes(entered)).toEqual([{ kind: 'worldFailed', detail: 'no robot yet' }]);
  ports.ros.heal();
  workspace.send({ type: 'runtime.connected' });
  await expect.poll(() => worldNotes(entered)).toEqual([]);
  expect(ports.ros.worlds).toEqual([1]);
});
