/** What a learner's page sees of their robot over the socket. */
import { expect, it } from 'vitest';
import type { Sighting } from '#server/sandbox/robotMessages.ts';
import { RobotFeed } from '#server/socket/robotFeed.ts';
import { FakeWorkspace } from '../../fakes/fakeWorkspace.ts';
import { BEN } from '../openTestServer.ts';
import { openTestSocket } from './openTestSocket.ts';
import { openWithProcess } from './openWithProcess.ts';

const sighting: Sighting = { era: 5, at: 40, pose: [1, 2, 0.5], crates: [], touches: false };

it('shows the robot to whom it asks, until they ask no longer', async () => {
  const { socket, workspace } = await openWithProcess();
  workspace.robot.show(sighting);
  socket.say({ type: 'watch_robot', request_id: 'r1' });
  await socket.until(() => socket.all('robot_answered').length === 1);
  expect(workspace.robot.watchers).toBe(1);
  workspace.robot.show(sighting);
  expect(await socket.first('robot')).toEqual({
    type: 'robot',
    frames: [{ world: null, era: 5, at: 40, pose: [1, 2, 0.5] }],
  });
  socket.say({ type: 'unwatch_robot', request_id: 'r2' });
  await socket.until(() => socket.all('robot_answered').length === 2);
  expect(workspace.robot.watchers).toBe(0);
  expect(socket.all('robot')).toHaveLength(1);
  expect(socket.all('robot_answered')).toMatchObject([
    { request: 'watch_robot', request_id: 'r1', success: true, error: null },
    { request: 'unwatch_robot', request_id: 'r2', success: true, error: null },
  ]);
});

it('watches no longer for a page that has gone', async () => {
  const { server, token, workspace } = await openWithProcess();
  const socket = await openTestSocket(server, token);
  socket.say({ type: 'watch_robot', request_id: 'r1' });
  await socket.first('robot_answered');
  socket.socket.close();
  await expect.poll(() => workspace.robot.watchers).toBe(0);
});

it('shows one robot to every page of its learner that asks, as long as that page does', async () => {
  const { server, token, socket, workspace } = await openWithProcess();
  const second = await openTestSocket(server, token);
  for (const page of [socket, second]) {
    page.say({ type: 'watch_robot', request_id: 'r1' });
    await page.first('robot_answered');
  }
  workspace.robot.show(sighting);
  expect((await second.first('robot')).frames).toEqual((await socket.first('robot')).frames);

  socket.say({ type: 'unwatch_robot', request_id: 'r2' });
  await socket.until(() => socket.all('robot_answered').length === 2);
  workspace.robot.show({ ...sighting, at: 80 });
  await second.until(() => second.all('robot').length === 2);
  expect(socket.all('robot')).toHaveLength(1);
});

it('lets nobody see, steer, put back or hold still the robot of another', async () => {
  const { server, socket, workspace } = await openWithProcess();
  const stranger = await openTestSocket(server, await server.tokens.tokenOf(BEN));
  const theirs = await server.workspaces.of(BEN);
  socket.say({ type: 'watch_robot', request_id: 'r0' });
  await socket.first('robot_answered');

  const requests = [
    { type: 'watch_robot' },
    { type: 'reset_robot' },
    { type: 'pause_robot' },
    { type: 'continue_robot' },
    { type: 'pause_robot' },
    { type: 'unwatch_robot' },
    { type: 'watch_robot' },
    { type: 'take_robot' },
  ];
  for (const request of requests) stranger.say({ ...request, request_id: 'r' });
  await stranger.until(() => stranger.all('robot_answered').length === requests.length);
  stranger.say({ type: 'drive_robot', linear: 1, angular: 2, request_id: 'r' });
  stranger.say({ type: 'release_robot', request_id: 'r' });
  await stranger.until(() => stranger.all('robot_answered').length === requests.length + 1);

  expect(theirs.robot).toMatchObject({ watchers: 1, resets: 1, isPaused: true });
  expect(theirs.robot.steered.map(({ type }) => type)).toEqual(['take', 'drive', 'release']);
  expect(workspace.robot).toMatchObject({ watchers: 1, resets: 0, isPaused: false, steered: [] });

  workspace.robot.show(sighting);
  await socket.first('robot');
  theirs.robot.show({ ...sighting, at: 80 });
  expect((await stranger.first('robot')).frames).toMatchObject([{ at: 80 }]);
  expect(socket.all('robot')).toHaveLength(1);
  expect(stranger.all('robot')).toHaveLength(1);
});

it('puts the robot back to where it starts', async () => {
  const { socket, workspace } = await openWithProcess();
  socket.say({ type: 'reset_robot', request_id: 'r1' });
  expect(await socket.first('robot_answered')).toMatchObject({ request: 'reset_robot', success: true });
  expect(workspace.robot.resets).toBe(1);
});

it('lets the simulation stand still, and go on', async () => {
  const { socket, workspace } = await openWithProcess();
  socket.say({ type: 'pause_robot', request_id: 'r1' });
  await socket.until(() => socket.all('robot_answered').length === 1);
  expect(workspace.robot.isPaused).toBe(true);
  socket.say({ type: 'continue_robot', request_id: 'r2' });
  await socket.until(() => socket.all('robot_answered').length === 2);
  expect(workspace.robot.isPaused).toBe(false);
});

it('says why no robot can be shown', async () => {
  const sent: unknown[] = [];
  const workspace = new FakeWorkspace('/nowhere', 'bubblewrap is missing.');
  const feed = new RobotFeed(workspace, {
    waiting: () => 0,
    send: (frame) => sent.push(frame),
    giveUp: () => undefined,
  });
  feed.obey({ type: 'watch_robot', request_id: 'r1' });
  feed.obey({ type: 'take_robot', request_id: 'r2' });
  const why = { code: 'SANDBOX_UNAVAILABLE', facts: { fault: 'not_installed' }, error: 'bubblewrap is missing.' };
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent).toMatchObject([
    { request: 'watch_robot', success: false, ...why },
    { request: 'take_robot', success: false, ...why },
  ]);
});

it('leaves out what a reader is too slow for, and goes on with the newest', () => {
  const sent: unknown[] = [];
  const workspace = new FakeWorkspace('/nowhere', null);
  let waiting = 0;
  const feed = new RobotFeed(workspace, {
    waiting: () => waiting,
    send: (frame) => sent.push(frame),
    giveUp: () => undefined,
  });
  feed.obey({ type: 'watch_robot', request_id: 'r1' });
  waiting = 1;
  workspace.robot.show(sighting);
  workspace.robot.show({ ...sighting, at: 80 });
  expect(sent).toEqual([]);
  waiting = 0;
  workspace.robot.show({ ...sighting, at: 120 });
  expect(sent).toMatchObject([{ type: 'robot', frames: [{ at: 120 }] }]);
});

it('drives the robot for whom has taken it, until they let it go', async () => {
  const { socket, workspace } = await openWithProcess();
  const driving = { type: 'drive_robot', linear: 0.5, angular: -2, request_id: 'r2' } as const;
  socket.say(driving);
  expect(await socket.first('robot_answered')).toMatchObject({
    request: 'drive_robot',
    success: false,
    code: 'ROBOT_NOT_TAKEN',
    facts: {},
    error: 'take_robot comes before drive_robot.',
  });
  socket.say({ type: 'take_robot', request_id: 'r1' });
  await socket.until(() => socket.all('robot_answered').length === 2);
  socket.say(driving);
  socket.say({ type: 'release_robot', request_id: 'r3' });
  await socket.until(() => socket.all('robot_answered').length === 3);
  expect(workspace.robot.steered).toEqual([
    { type: 'take' },
    { type: 'drive', linear: 0.5, angular: -2 },
    { type: 'release' },
  ]);
});

it.each([
  { type: 'reset_robot' },
  { type: 'pause_robot' },
  { type: 'continue_robot' },
  { type: 'take_robot' },
  { type: 'drive_robot', linear: 1, angular: 0 },
] as const)('refuses $type while no robot runs, and says why', async (request) => {
  const { socket, workspace } = await openWithProcess();
  socket.say({ type: 'take_robot', request_id: 'r1' });
  await socket.first('robot_answered');
  workspace.robot.runs = false;
  socket.say({ ...request, request_id: 'r2' });
  await socket.until(() => socket.all('robot_answered').length === 2);
  expect(socket.all('robot_answered')[1]).toEqual({
    type: 'robot_answered',
    request: request.type,
    success: false,
    request_id: 'r2',
    code: 'ROBOT_NOT_RUNNING',
    facts: {},
    error: 'The robot does not run.',
  });
});

it('does not let somebody drive whom no robot could be handed', async () => {
  const { socket, workspace } = await openWithProcess();
  workspace.robot.runs = false;
  socket.say({ type: 'take_robot', request_id: 'r1' });
  await socket.first('robot_answered');
  socket.say({ type: 'drive_robot', linear: 1, angular: 0, request_id: 'r2' });
  await socket.until(() => socket.all('robot_answered').length === 2);
  expect(socket.all('robot_answered').map(({ code }) => code)).toEqual(['ROBOT_NOT_RUNNING', 'ROBOT_NOT_TAKEN']);
});

it('lets the robot go for a page that has gone', async () => {
  const { server, token, workspace } = await openWithProcess();
  const socket = await openTestSocket(server, token);
  socket.say({ type: 'take_robot', request_id: 'r1' });
  await socket.first('robot_answered');
  socket.socket.close();
  await expect.poll(() => workspace.robot.steered).toEqual([{ type: 'take' }, { type: 'release' }]);
});

it('lets nobody drive faster than the robot can, or by what is no number', async () => {
  const { socket, workspace } = await openWithProcess();
  for (const speed of [
    { linear: 1.01, angular: 0 },
    { linear: 0, angular: -2.01 },
    { linear: '1', angular: 0 },
  ]) {
    socket.say({ type: 'drive_robot', ...speed, request_id: 'r1' });
  }
  await socket.until(() => socket.all('error').length === 3);
  expect(socket.all('error')[0]?.error).toContain('drive_robot, with linear from -1 to 1, angular from -2 to 2');
  expect(workspace.robot.steered).toEqual([]);
});

it('closes the socket of a page that drives far too often', async () => {
  const { socket } = await openWithProcess();
  for (let sent = 0; sent < 100; sent += 1) socket.say({ type: 'drive_robot', linear: 0, angular: 0, request_id: 'r' });
  expect(await socket.closed).toBe(4429);
});
