import { expect, it, vi } from 'vitest';
import { openProcess } from './openProcess.ts';

const ok = { reason: 'exited', code: 0 } as const;

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

it('is stopped as was wished where its time limit was', () => {
  vi.useFakeTimers();
  try {
    const { process, listener, stopped, program } = openProcess({ timeLimitMs: 5000, isLimitWished: true });
    vi.advanceTimersByTime(4999);
    expect(stopped).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(stopped).toEqual([program.id]);
    listener.ended({ reason: 'signalled', signal: 'SIGINT' });
    expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
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

it('says once that too much was printed, and not of a program that is being stopped', async () => {
  const { process, listener, lines } = openProcess({ outputLimit: 3_000_000 });
  const stopping = process.stop();
  for (let count = 0; count < 5; count += 1) listener.printed('stdout', `${'x'.repeat(999_999)}\n`);
  listener.ended(ok);
  await stopping;
  expect(process.entry).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
  expect(lines().filter((line) => line.startsWith('stderr'))).toEqual([]);
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
