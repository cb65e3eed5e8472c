import { expect, it, vi } from 'vitest';
import { LearnerProcess, type ProcessPlan } from '#server/processes/LearnerProcess.ts';
import { ProcessTable } from '#server/processes/ProcessTable.ts';
import { learnerLimits } from '#server/sandbox/programLimits.ts';
import type { Program, ProgramListener } from '#server/sandbox/program.ts';
import type { Sandbox } from '#server/sandbox/startSandbox.ts';

const ok = { reason: 'exited', code: 0 } as const;

/** A sandbox whose programs do only what a test lets them do. */
function fakeSandbox() {
  const started: { program: Program; listener: ProgramListener }[] = [];
  const stopped: string[] = [];
  const sandbox: Sandbox = {
    graph: Promise.resolve(),
    first: () => undefined,
    ended: new Promise(() => undefined),
    watchGraph: () => undefined,
    start: (program, listener) => void started.push({ program, listener }),
    write: () => undefined,
    stop: (id) => void stopped.push(id),
    openWorld: () => undefined,
    seeRobot: () => undefined,
    watchRobot: () => undefined,
    resetRobot: () => undefined,
    pauseRobot: () => undefined,
    steerRobot: () => undefined,
    openTrial: () => undefined,
    endTrial: () => undefined,
    renewGraph: () => Promise.resolve(),
    topics: () => Promise.reject(new Error('No master')),
    topicRates: () => Promise.reject(new Error('No master')),
    robotReport: () => Promise.resolve(null),
    seeTopic: () => undefined,
    watchTopic: () => Promise.resolve('missing'),
    unwatchTopic: () => undefined,
    processes: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
  return { sandbox, started, stopped };
}

function openProcess(plan: Partial<ProcessPlan> = {}) {
  const { sandbox, started, stopped } = fakeSandbox();
  const events: string[] = [];
  const process = new LearnerProcess(
    {
      name: 'talker',
      argv: ['rosrun', 'pkg', 'talker.py'],
      environment: {},
      limits: learnerLimits,
      timeLimitMs: undefined,
      graceMs: 10,
      outputLimit: 1_000_000,
      ...plan,
    },
    {
      changed: () => events.push('changed'),
      printed: () => events.push('printed'),
      ended: (entry) => events.push(`ended ${entry.status} ${entry.end?.reason}`),
    },
  );
  process.start(sandbox);
  const [first] = started;
  if (first === undefined) throw new Error('Not started');
  const lines = (): string[] => process.output.after(0, 10_000_000).lines.map((line) => `${line.stream}: ${line.text}`);
  return { process, listener: first.listener, program: first.program, stopped, events, lines };
}

it('runs until its program ends', async () => {
  const { process, listener } = openProcess();
  listener.started(42);
  await process.begun;
  expect(process.entry).toMatchObject({ status: 'running', pid: 42, end: null, build: null, name: 'talker' });
  expect(process.entry).toMatchObject({ command: 'rosrun pkg talker.py', working_directory: '/ws', subscribers: 0 });
  listener.ended({ reason: 'exited', code: 3 });
  await process.ended;
  expect(process.entry).toMatchObject({ status: 'finished', end: { reason: 'exited', code: 3 } });
});

it('has finished when a signal ends it, and tells which', async () => {
  const { process, listener } = openProcess();
  listener.ended({ reason: 'signalled', signal: 'SIGSEGV' });
  await process.ended;
  expect(process.entry).toMatchObject({ status: 'finished', end: { reason: 'signalled', signal: 'SIGSEGV' } });
});

it('keeps what was printed without a line end before it tells its end', () => {
  const { listener, lines, events } = openProcess();
  listener.printed('stdout', 'out');
  listener.printed('stderr', 'err');
  listener.ended(ok);
  expect(lines()).toEqual(['stdout: out', 'stderr: err']);
  expect(events.at(-1)).toBe('ended finished exited');
  expect(events.lastIndexOf('printed')).toBeLessThan(events.length - 1);
});

it('numbers the lines of both streams in the order they came', () => {
  const { listener, lines } = openProcess();
  listener.printed('stdout', 'a\n');
  listener.printed('stderr', 'b\n');
  listener.printed('stdout', 'c\n');
  expect(lines()).toEqual(['stdout: a', 'stderr: b', 'stdout: c']);
});

it('is stopped when it is asked to, once, and says so', async () => {
  const { process, listener, program, stopped } = openProcess();
  const stops = [process.stop(), process.stop()];
  expect(stopped).toEqual([program.id]);
  expect(process.isRunning).toBe(true);
  listener.ended(ok);
  await Promise.all(stops);
  expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
});

it('stays what it was when it is stopped after its end', async () => {
  const { process, listener, stopped } = openProcess();
  listener.ended(ok);
  await process.stop();
  expect(stopped).toEqual([]);
  expect(process.entry).toMatchObject({ status: 'finished', end: ok });
});

it('is stopped at its time limit and not a moment before', () => {
  vi.useFakeTimers();
  try {
    const { process, listener, stopped, program } = openProcess({ timeLimitMs: 30_000 });
    vi.advanceTimersByTime(29_999);
    expect(stopped).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stopped).toEqual([program.id]);
    listener.ended({ reason: 'signalled', signal: 'SIGKILL' });
    expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'timed_out', seconds: 30 } });
  } finally {
    vi.useRealTimers();
  }
});

it('is stopped when it has printed too much, and its output says so once', () => {
  const { process, listener, stopped, lines } = openProcess({ outputLimit: 3_000_000 });
  for (let count = 0; count < 5; count += 1) listener.printed('stdout', `${'x'.repeat(999_999)}\n`);
  expect(stopped).toHaveLength(1);
  expect(lines().filter((line) => line.startsWith('stderr'))).toEqual([
    'stderr: [ERROR] The process printed more than 3 MB and is stopped.',
  ]);
  listener.ended({ reason: 'signalled', signal: 'SIGKILL' });
  expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'output_limit' } });
});

it('says that whoever runs the site stopped it', async () => {
  const { process, listener } = openProcess();
  const stopping = process.stop({ reason: 'operator' });
  listener.ended({ reason: 'signalled', signal: 'SIGINT' });
  await stopping;
  expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'operator' } });
});

it('says that whoever runs the site ended it with its workspace', async () => {
  const { process, listener, lines } = openProcess();
  process.cutShort({ reason: 'operator' });
  listener.lost();
  await process.ended;
  expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'operator' } });
  expect(lines()).toEqual(['stderr: [ERROR] Stopped by whoever runs this site.']);
});

it('is lost with its workspace', async () => {
  const { process, listener } = openProcess();
  listener.lost();
  await process.ended;
  expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'lost' } });
});

it('counts each listener once', () => {
  const { process } = openProcess();
  const leave = process.listen();
  process.listen();
  expect(process.entry.subscribers).toBe(2);
  leave();
  leave();
  expect(process.entry.subscribers).toBe(1);
});

it('is listed newest first, and the oldest that have ended are forgotten', () => {
  const table = new ProcessTable();
  const all = Array.from({ length: 205 }, () => openProcess());
  for (const { process, listener } of all) {
    table.add(process);
    if (process !== all[0]?.process) listener.ended(ok);
  }
  const listed = table.list().map((entry) => entry.process_id);
  expect(listed).toHaveLength(200);
  expect(listed[0]).toBe(all.at(-1)?.process.id);
  expect(listed.at(-1)).toBe(all[0]?.process.id);
});

it('keeps the output of what has ended only as far as it has room for', () => {
  const table = new ProcessTable();
  const all = Array.from({ length: 20 }, () => openProcess({ outputLimit: 10_000_000 }));
  for (const { process, listener } of all) {
    table.add(process);
    listener.printed('stdout', `${'x'.repeat(60_000)}\n`.repeat(34));
    listener.printed('stdout', '\n'.repeat(30_000));
    listener.ended(ok);
    table.lighten();
  }
  expect(all.reduce((sum, { process }) => sum + process.weight, 0)).toBeLessThan(40_000_000);
  expect(all.at(-1)?.process.weight).toBeGreaterThan(6_000_000);
  expect(all[0]?.lines().length).toBeGreaterThan(0);
});

it('keeps the output of what has ended whole for ten minutes, and no longer although nothing else is started', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable();
    const { process, listener } = openProcess({ outputLimit: 10_000_000 });
    table.add(process);
    listener.printed('stdout', `${'x'.repeat(60_000)}\n`.repeat(30));
    listener.ended(ok);
    table.lighten();
    vi.advanceTimersByTime(599_999);
    expect(process.weight).toBeGreaterThan(1_800_000);
    vi.advanceTimersByTime(1);
    expect(process.weight).toBeLessThan(70_000);
  } finally {
    vi.useRealTimers();
  }
});

it('waits for nothing any more once it is closed', () => {
  vi.useFakeTimers();
  try {
    const table = new ProcessTable();
    const { process, listener } = openProcess();
    table.add(process);
    listener.ended(ok);
    table.lighten();
    table.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
