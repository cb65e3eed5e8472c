import { afterAll, beforeAll, expect, it } from 'vitest';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { learnerLimits } from '#server/sandbox/programLimits.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { isFull } from '../../isFull.ts';
import {
  type OpenWorkspaces,
  entryOf,
  linesOf,
  openWorkspaces,
  putScript,
  runScript,
  start,
  untilEnded,
  untilPrinted,
} from './openWorkspaces.ts';
import { evil, probe } from './programs.ts';

const ok = { reason: 'exited', code: 0 };
let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  const limits = { ...learnerLimits, outputBytesPerSecond: 100_000_000 };
  open = await openWorkspaces({ rules: { backgroundMs: 400, graceMs: 300, outputLimit: 60_000_000, limits } });
  workspace = await open.newcomer();
});
afterAll(() => open.close());

it('finds its walls standing', () => {
  expect(open.logged).toEqual([]);
  expect(open.workspaces.sandbox).toEqual({ available: true, reason: null });
});

it('shows a real graph with a robot in it', async () => {
  const { process_id: id } = await start(workspace, ['rostopic', 'list']);
  expect(await untilEnded(workspace, id)).toMatchObject({ status: 'finished', end: ok, command: 'rostopic list' });
  expect(linesOf(workspace, id)).toEqual(await workspace.topics());
  expect(linesOf(workspace, id)).toContain('/scan');
  expect(await workspace.topic('/scan')).toMatchObject({ type: 'sensor_msgs/LaserScan' });
  expect(await workspace.topic('/nowhere')).toBeUndefined();
});

it('hands every argument on as it is, and no shell reads it', async () => {
  putScript(workspace, 'probe.py', probe);
  const args = ['a b', '', '$HOME', '`id`', '*', '"', 'ü🤖', '; true'];
  const { entry, lines } = await runScript(workspace, 'probe.py', args);
  expect(entry).toMatchObject({ status: 'finished', end: ok, working_directory: '/ws' });
  expect(entry.pid).toBeGreaterThan(0);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ argv: args, folder: '/ws' });
});

it('gives an environment built from nothing, no open files and a world of its own', async () => {
  process.env['SERVOLAB_TEST_SECRET'] = 'hidden';
  putScript(workspace, 'probe.py', probe);
  const { lines } = await runScript(workspace, 'probe.py');
  const found = JSON.parse(lines[0] ?? '');
  expect(Object.keys(found.environment).toSorted()).toEqual(
    ['HOME', 'LANG', 'PATH', 'PWD', 'PYTHONPATH', 'PYTHONUNBUFFERED', 'ROS_DISTRO', 'ROS_ETC_DIR', 'ROS_HOME', 'ROS_IP']
      .concat(['ROS_LOG_DIR', 'ROS_MASTER_URI', 'ROS_PACKAGE_PATH', 'ROS_PYTHON_VERSION', 'ROS_VERSION'])
      .concat(['SHLVL', 'USER']),
  );
  expect(found.descriptors).toEqual([0, 1, 2]);
  expect(found.processes).toBe(2);
  expect(found.root).not.toContain('opt/servolab');
  expect(found.root).not.toContain('work');
});

it('tells how a program ended', async () => {
  putScript(workspace, 'leave.py', '#!/usr/bin/env python3\nimport os, sys\nexec(sys.argv[1])\n');
  const endOf = async (code: string) => (await runScript(workspace, 'leave.py', [code])).entry;
  expect(await endOf('sys.exit(3)')).toMatchObject({ status: 'finished', end: { reason: 'exited', code: 3 } });
  expect(await endOf('os.kill(os.getpid(), 11)')).toMatchObject({
    status: 'finished',
    end: { reason: 'signalled', signal: 'SIGSEGV' },
  });
  const { entry, lines } = await runScript(workspace, 'leave.py', ['print("last", end=""); os.close(1); os._exit(0)']);
  expect({ end: entry.end, lines }).toEqual({ end: ok, lines: ['last'] });
});

it('refuses what is none of its commands', async () => {
  await expect(start(workspace, ['bash', '-c', 'true'])).rejects.toThrow(AVAILABLE_COMMANDS.join(', '));
  expect(workspace.list().map((entry) => entry.command)).not.toContain('bash -c true');
});

it('stops a program that listens with SIGINT, and what it says last is kept', async () => {
  const { process_id: id } = await start(workspace, ['rostopic', 'hz', '/scan']);
  await untilPrinted(workspace, id, /average rate/);
  expect(await workspace.stop(id)).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
  const again = await workspace.stop(id);
  expect(again).toEqual(entryOf(workspace, id));
  expect(await workspace.stop('nobody')).toBeUndefined();
});

it('stops a program with all it has started, however it hides', async () => {
  putScript(workspace, 'evil.py', evil);
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'evil.py', 'hidden-sleeper']);
  await untilPrinted(workspace, id, /^ready$/);
  expect(String(await workspace.sandbox?.processes())).toContain('hidden-sleeper');
  await Promise.all(Array.from({ length: 20 }, () => workspace.stop(id)));
  expect(String(await workspace.sandbox?.processes())).not.toContain('hidden-sleeper');
  expect(entryOf(workspace, id)).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
});

it('stops what was to run for a while when that is over, and says no more of it', async () => {
  const run = { command: 'rostopic', args: ['echo', '/scan'], isLongRunning: false, stopAfterMs: 200, name: 'run' };
  const { process_id: id } = await workspace.execute(run);
  expect(await untilEnded(workspace, id)).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
});

it('stops what is not long-running after a while, and lets the rest live', async () => {
  const living = await start(workspace, ['rostopic', 'echo', '/clock'], true);
  // Two nodes without a name that are born in the same millisecond get the same one, and ROS ends the older.
  await untilPrinted(workspace, living.process_id, /secs/);
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '/scan'], false);
  expect(await untilEnded(workspace, id)).toMatchObject({
    status: 'stopped',
    end: { reason: 'timed_out', seconds: expect.any(Number) },
  });
  expect(entryOf(workspace, living.process_id)).toMatchObject({ status: 'running' });
  await workspace.stop(living.process_id);
});

it.runIf(isFull)('lets a program print fifty megabytes to nobody, and keeps the end of it', async () => {
  const source = '#!/usr/bin/env python3\nimport sys\nfor n in range(500000): sys.stdout.write("%099d\\n" % n)\n';
  putScript(workspace, 'flood.py', source);
  const { entry } = await runScript(workspace, 'flood.py');
  expect(entry).toMatchObject({ status: 'finished', end: ok });
  const { lines, missed } = workspace.output(entry.process_id)?.after(0, 4_000_000) ?? { lines: [], missed: 0 };
  expect(lines.length).toBe(Math.floor(2_097_152 / 100));
  expect(lines.at(-1)?.text).toBe('499999'.padStart(99, '0'));
  expect(missed + lines.length).toBe(500_000);
});

it('stops a program that prints without an end', async () => {
  putScript(workspace, 'endless.py', '#!/usr/bin/env python3\nwhile True: print("x" * 10000)\n');
  const { entry, lines } = await runScript(workspace, 'endless.py');
  expect(entry).toMatchObject({ status: 'stopped', end: { reason: 'output_limit' } });
  expect(lines.some((line) => line.includes('more than 60 MB'))).toBe(true);
});

it('lists its processes newest first', () => {
  const times = workspace.list().map((entry) => entry.start_time);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.length).toBeGreaterThan(5);
});
