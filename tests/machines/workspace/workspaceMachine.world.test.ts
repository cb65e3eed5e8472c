/** Into which world a workspace brings the robot. */
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsAbsent, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { enterWorkspace } from './enterWorkspace.ts';

it('brings the robot into the world of the challenge once its problem is known, and into each later one', async () => {
  const { workspace, ports } = enterWorkspace();
  await waitFor(workspace, (snapshot) => selectProblem(snapshot) !== null);
  workspace.send({ type: 'challenge.changed', challengeId: 99 });
  await waitFor(workspace, selectIsAbsent);
  workspace.send({ type: 'challenge.changed', challengeId: null });
  expect(ports.ros.worlds).toEqual([1, null]);
});

it('knows when the robot is in the world of the challenge, and says nothing about it', async () => {
  const { workspace, notes } = enterWorkspace();
  const isIn = (world: 'arriving' | 'arrived') =>
    waitFor(workspace, (snapshot) => snapshot.matches({ problem: { open: { world } } }));
  await isIn('arriving');
  await isIn('arrived');
  expect(notes()).toEqual([]);
});

it('says so when the robot could not be brought there, and lets the learner work', async () => {
  const { workspace, ports } = enterWorkspace();
  ports.ros.break('no robot');
  await waitFor(workspace, ({ context }) => context.notes.some(({ line }) => line.kind === 'worldFailed'));
  expect(workspace.getSnapshot().matches({ problem: 'open' })).toBe(true);
});
