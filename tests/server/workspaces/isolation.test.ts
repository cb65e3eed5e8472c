import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import {
  type OpenWorkspaces,
  entryOf,
  openWorkspaces,
  putScript,
  runScript,
  start,
  until,
  untilEnded,
  untilPrinted,
} from './openWorkspaces.ts';

let open: OpenWorkspaces;
let one: LearnerWorkspace;
let other: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces({ rules: { idleMs: 150, graceMs: 200 } });
  [one, other] = await Promise.all([open.newcomer(), open.newcomer()]);
});
afterAll(() => open.close());

/** Prints what there is to see of others: their files, their processes, and who answers at a port of this computer. */
const look = `#!/usr/bin/env python3
import json, os, socket, sys
def answers(port):
    try:
        socket.create_connection(('127.0.0.1', port), 0.5).close()
        return True
    except OSError:
        return False
print(json.dumps({
    'files': os.listdir('/ws/src/gazebo_test_pkg/scripts'),
    'others': [path for path in sys.argv[2:] if os.path.exists(path)],
    'processes': [open('/proc/%s/cmdline' % pid).read() for pid in os.listdir('/proc') if pid.isdigit()],
    'answers': answers(int(sys.argv[1])),
}))
`;

const listen = `#!/usr/bin/env python3
import socket, time
listener = socket.create_server(('127.0.0.1', 0))
print(listener.getsockname()[1])
time.sleep(600)
`;

it('lets no learner see the files, processes or ports of another', async () => {
  putScript(one, 'secret_listener.py', listen);
  putScript(other, 'look.py', look);
  const { process_id: id } = await start(one, ['rosrun', 'gazebo_test_pkg', 'secret_listener.py']);
  const port = await untilPrinted(one, id, /^\d+$/);
  const { lines } = await runScript(other, 'look.py', [port, one.root, open.dataDir, join(one.root, 'src')]);
  const seen = JSON.parse(lines[0] ?? '');
  expect(seen.files).not.toContain('secret_listener.py');
  expect(seen.processes.join()).not.toContain('secret_listener');
  expect(seen).toMatchObject({ others: [], answers: false });
  expect(
    other
      .list()
      .map((entry) => entry.command)
      .join(),
  ).not.toContain('secret_listener');
  expect(await other.stop(id)).toBeUndefined();
  expect(entryOf(one, id).status).toBe('running');
  await one.stop(id);
});

it('lets no learner see the topics of another', async () => {
  const { process_id: id } = await start(one, ['rostopic', 'pub', '-r', '5', '/secret', 'std_msgs/String', 'data: x']);
  const leave = one.watch({
    changed: () => undefined,
    graphChanged: () => undefined,
    printed: () => undefined,
    ended: () => undefined,
  });
  await expect.poll(() => one.topics()).toContain('/secret');
  expect(await other.topics()).not.toContain('/secret');
  expect(await other.topic('/secret')).toBeUndefined();
  await one.stop(id);
  leave();
});

it('gives the same learner the same workspace', async () => {
  const id = randomUUID();
  const [first, again, loud] = await Promise.all([id, id, id.toUpperCase()].map((name) => open.workspaces.of(name)));
  expect(again).toBe(first);
  expect(loud).toBe(first);
  expect(existsSync(join(first?.root ?? '', 'src/gazebo_test_pkg/scripts/sensor_subscriber.py'))).toBe(true);
});

it('takes nothing for a learner that is no UUID', async () => {
  for (const id of ['', '..', '../x', `${randomUUID()}/..`, `${randomUUID()}\n`]) {
    await expect(open.workspaces.of(id)).rejects.toThrow('UUID');
  }
  expect(readdirSync(join(open.dataDir, 'workspaces')).every((name) => name.length === 36)).toBe(true);
});

it('ends a sandbox that nobody needs, and starts it again on the next use', async () => {
  const leave = one.watch({
    changed: () => undefined,
    graphChanged: () => undefined,
    printed: () => undefined,
    ended: () => undefined,
  });
  const first = await start(one, ['rosmsg', 'show', 'std_msgs/String']);
  await untilEnded(one, first.process_id);
  expect(await one.sandbox?.processes()).toBeDefined();
  leave();
  await expect.poll(() => one.sandbox?.processes()).toBeUndefined();
  expect(await one.topics()).toContain('/scan');
  expect(entryOf(one, first.process_id)).toMatchObject({ status: 'finished' });
});

it('keeps a sandbox while a process runs in it', async () => {
  const { process_id: id } = await start(one, ['rostopic', 'echo', '/nothing']);
  await start(one, ['rosnode', 'list']).then((entry) => untilEnded(one, entry.process_id));
  expect(entryOf(one, id)).toMatchObject({ status: 'running' });
  await one.stop(id);
});

it('comes back when its sandbox breaks, and says what was lost', async () => {
  const ended: string[] = [];
  const leave = one.watch({
    changed: () => undefined,
    graphChanged: () => undefined,
    printed: () => undefined,
    ended: (entry) => ended.push(`${entry.process_id} ${entry.end?.reason}`),
  });
  const { process_id: id } = await start(one, ['rostopic', 'echo', '/nothing']);
  await one.sandbox?.close();
  await until(one, () => (entryOf(one, id).status === 'running' ? undefined : true));
  expect(entryOf(one, id)).toMatchObject({ status: 'stopped', end: { reason: 'lost' } });
  expect(ended).toEqual([`${id} lost`]);
  const again = await start(one, ['rosnode', 'list']);
  expect(await untilEnded(one, again.process_id)).toMatchObject({
    status: 'finished',
    end: { reason: 'exited', code: 0 },
  });
  leave();
});

it('leaves nothing when it is closed, and starts nothing afterwards', async () => {
  const closing = await openWorkspaces();
  const workspace = await closing.newcomer();
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '/scan']);
  await closing.workspaces.close();
  expect(entryOf(workspace, id)).toMatchObject({ status: 'stopped' });
  await expect(start(workspace, ['rosnode', 'list'])).rejects.toThrow('shutting down');
  await closing.close();
});
