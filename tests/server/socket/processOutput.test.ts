import { expect, it } from 'vitest';
import { KEPT_LINES } from '../../fakes/fakeProcessOutput.ts';
import { BEN, SITE } from '../openTestServer.ts';
import { openTestSocket, socketAddress, TestSocket } from './openTestSocket.ts';
import { openWithProcess } from './openWithProcess.ts';

const texts = (count: number, from = 1) => Array.from({ length: count }, (_, index) => `line ${from + index}`);
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

it('answers a subscription, replays what was printed, and joins neighbouring lines of one stream', async () => {
  const { socket, workspace, id } = await openWithProcess();
  workspace.print(id, texts(3));
  workspace.print(id, ['oh'], 'stderr');
  workspace.print(id, texts(2, 4));
  socket.subscribe(id);
  expect(await socket.first('subscribed')).toMatchObject({ success: true, process_id: id, request_id: 'r' });
  await socket.until(() => socket.lines().length === 6);
  expect(socket.all('process_output')).toMatchObject([
    { data: 'line 1\nline 2\nline 3', stream: 'stdout', seq: 1, missed: 0 },
    { data: 'oh', stream: 'stderr', seq: 4 },
    { data: 'line 4\nline 5', stream: 'stdout', seq: 5 },
  ]);
});

it('sends a burst in few frames', async () => {
  const { socket, workspace, id } = await openWithProcess();
  socket.subscribe(id);
  await socket.first('subscribed');
  for (let count = 1; count <= 2000; count += 1) workspace.print(id, [`line ${count}`]);
  await socket.until(() => socket.lines().length === 2000);
  expect(socket.all('process_output').length).toBeLessThan(20);
});

it('says how many lines are no longer kept', async () => {
  const { socket, workspace, id } = await openWithProcess();
  workspace.print(id, texts(KEPT_LINES + 5));
  socket.subscribe(id);
  expect(await socket.first('process_output')).toMatchObject({ missed: 5, seq: 6 });
});

it('shows every line exactly once over many broken connections', async () => {
  const { server, token, workspace, id } = await openWithProcess();
  const seen: number[] = [];
  let printed = 0;
  for (let round = 0; round < 20; round += 1) {
    const socket = await openTestSocket(server, token);
    socket.subscribe(id, seen.at(-1) ?? 0);
    workspace.print(id, texts(25, printed + 1));
    printed += 25;
    const wanted = seen.length + 10;
    await socket.until(() => seen.length + socket.lines().length >= wanted);
    socket.socket.terminate();
    await socket.closed;
    seen.push(...socket.lines().map(({ seq }) => seq));
  }
  const last = await openTestSocket(server, token);
  last.subscribe(id, seen.at(-1) ?? 0);
  await last.until(() => seen.length + last.lines().length >= printed);
  expect([...seen, ...last.lines().map(({ seq }) => seq)]).toEqual(numbers(printed));
});

it('repeats nothing when a subscribed process is subscribed to again', async () => {
  const { socket, workspace, id } = await openWithProcess();
  workspace.print(id, texts(2));
  socket.subscribe(id);
  await socket.until(() => socket.lines().length === 2);
  socket.subscribe(id);
  await socket.until(() => socket.all('subscribed').length === 2);
  workspace.print(id, ['line 3']);
  await socket.until(() => socket.lines().length >= 3);
  expect(socket.lines().map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

it('counts who listens, until they unsubscribe or leave', async () => {
  const { socket, workspace, id } = await openWithProcess();
  const subscribers = () => workspace.list()[0]?.subscribers;
  socket.subscribe(id);
  await socket.first('subscribed');
  expect(subscribers()).toBe(1);
  socket.say({ type: 'unsubscribe_process', process_id: id, request_id: 'u' });
  expect(await socket.first('unsubscribed')).toMatchObject({ success: true, request_id: 'u' });
  expect(subscribers()).toBe(0);
  workspace.print(id, ['unheard']);
  socket.subscribe(id, 1);
  await socket.until(() => socket.all('subscribed').length === 2);
  expect(socket.lines()).toEqual([]);
  socket.socket.close();
  await socket.closed;
  await expect.poll(() => [subscribers(), workspace.watchers]).toEqual([0, 0]);
});

it('does not find processes that are not there or belong to others', async () => {
  const { server, id } = await openWithProcess();
  const socket = await openTestSocket(server, await server.tokens.tokenOf(BEN));
  socket.subscribe(id);
  expect(await socket.first('subscribed')).toMatchObject({
    success: false,
    error: 'Process not found',
    process_id: id,
  });
  socket.say({ type: 'unsubscribe_process', process_id: 'none', request_id: 'u' });
  expect(await socket.first('unsubscribed')).toMatchObject({ success: false, error: 'Process not found' });
});

it('tells the last line, then the end, then the response, once', async () => {
  const { socket, workspace, id } = await openWithProcess();
  socket.subscribe(id);
  await socket.first('subscribed');
  workspace.print(id, texts(150));
  workspace.end(id, { reason: 'exited', code: 3 });
  const response = await socket.first('ros_response');
  expect(response).toMatchObject({ success: false, process_id: id, name: 'Scan', command: 'rostopic echo /scan' });
  expect(response.error).toBe('It ended with exit code 3.');
  expect(response).toMatchObject({ code: 'PROCESS_EXITED', facts: { exit_code: 3 } });
  expect(response.output_lines).toEqual(texts(100, 51));
  const kinds = socket.frames
    .map(({ type }) => type)
    .filter((type) => !['process_list', 'process_changes'].includes(type));
  expect(kinds.slice(-3)).toEqual(['process_output', 'process_stopped', 'ros_response']);
  expect(socket.lines()).toHaveLength(150);
});

it('sends the response of a command to all sockets of the learner and to nobody else', async () => {
  const { server, token, socket, workspace, id } = await openWithProcess();
  const second = await openTestSocket(server, token);
  const stranger = await openTestSocket(server, await server.tokens.tokenOf(BEN));
  workspace.end(id, { reason: 'stopped' });
  for (const page of [socket, second]) {
    expect(await page.first('ros_response')).toMatchObject({ success: true, error: null });
    expect(await page.first('process_stopped')).toMatchObject({ success: true, process_id: id });
  }
  stranger.say({ type: 'unsubscribe_process', process_id: id, request_id: 'u' });
  await stranger.first('unsubscribed');
  expect(stranger.all('ros_response')).toEqual([]);
});

it('says of long last lines only what fits', async () => {
  const { socket, workspace, id } = await openWithProcess();
  workspace.print(id, Array<string>(40).fill('x'.repeat(40_000)));
  workspace.end(id, { reason: 'exited', code: 0 });
  const { output_lines: lines } = await socket.first('ros_response');
  expect(lines).toHaveLength(3);
});

it('tells a late subscriber the end behind the last line, and what came of it', async () => {
  const { server, token, workspace, id } = await openWithProcess();
  workspace.print(id, texts(2));
  workspace.end(id);
  const late = await openTestSocket(server, token);
  late.subscribe(id);
  await late.first('process_stopped');
  const kinds = late.frames
    .map(({ type }) => type)
    .filter((type) => /^(process_output|process_stopped|ros_response)$/.test(type));
  expect(kinds).toEqual(['process_output', 'process_stopped', 'ros_response']);
  expect(late.lines()).toHaveLength(2);
});

it('tells whoever asks for the output of a command what came of it that ended while the connection was away, once', async () => {
  const { server, token, socket, workspace, id } = await openWithProcess();
  socket.subscribe(id);
  workspace.print(id, ['line 1']);
  await socket.until(() => socket.lines().length === 1);
  socket.socket.terminate();
  await socket.closed;
  workspace.print(id, ['line 2']);
  workspace.end(id, { reason: 'exited', code: 3 });
  const back = await openTestSocket(server, token);
  back.subscribe(id, 1);
  const response = await back.first('ros_response');
  expect(response).toMatchObject({ process_id: id, success: false, output_lines: ['line 1', 'line 2'] });
  expect(response).toMatchObject({ code: 'PROCESS_EXITED', facts: { exit_code: 3 } });
  expect(back.lines().map(({ text }) => text)).toEqual(['line 2']);
  back.subscribe(id, 2);
  await back.until(() => back.all('process_stopped').length === 2);
  back.say({ type: 'unsubscribe_process', process_id: id, request_id: 'u' });
  await back.first('unsubscribed');
  expect(back.all('ros_response')).toHaveLength(1);
});

it('sends no response for a build', async () => {
  const { socket, workspace } = await openWithProcess();
  const file = { path: '/ws/src/a.py', version: 'v', savedAt: '', size: 0, isCurrent: async () => true };
  const { process_id } = await workspace.build({ packages: ['a'], cleanFirst: false, file });
  expect(await socket.first('process_stopped')).toMatchObject({ process_id });
  expect(socket.all('ros_response')).toEqual([]);
});

it('replays the output of a process that has ended', async () => {
  const { socket, workspace, id } = await openWithProcess();
  workspace.print(id, texts(2));
  workspace.end(id);
  await socket.first('process_stopped');
  socket.subscribe(id);
  await socket.until(() => socket.lines().length === 2);
  await expect.poll(() => workspace.list()[0]?.subscribers).toBe(0);
});

it('closes a reader that takes nothing for ten seconds, and loses no line of the others', async () => {
  const { server, token, socket, workspace, id } = await openWithProcess();
  const stuck = new TestSocket(await socketAddress(server), { origin: SITE, cookie: server.cookieOf(token) });
  await stuck.first('welcome');
  stuck.subscribe(id);
  socket.subscribe(id);
  await stuck.first('subscribed');
  stuck.socket.pause();
  const subscribers = () => workspace.list()[0]?.subscribers;
  expect(subscribers()).toBe(2);
  const line = 'x'.repeat(1000);
  let printed = 0;
  const printing = setInterval(() => {
    workspace.print(id, Array<string>(100).fill(line));
    printed += 100;
  }, 20);
  await expect.poll(subscribers, { interval: 100 }).toBe(1);
  clearInterval(printing);
  workspace.print(id, ['last']);
  await socket.until(() => socket.lines().at(-1)?.text === 'last');
  expect(socket.lines().map(({ seq }) => seq)).toEqual(numbers(printed + 1));
  stuck.socket.terminate();
});
