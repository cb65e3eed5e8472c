import { afterEach, expect, it, vi } from 'vitest';
import { startLanguageServer } from '#server/languages/LanguageServer.ts';
import { framed } from '#server/languages/MessageReader.ts';
import type { ProgramListener } from '#server/sandbox/program.ts';
import type { Sandbox } from '#server/sandbox/startSandbox.ts';

const IDLE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

/** A language server in a sandbox that does only what a test lets it do. */
function open() {
  vi.useFakeTimers();
  let program: ProgramListener | undefined;
  const written: string[] = [];
  const stopped: number[] = [];
  const events: string[] = [];
  const sandbox = {
    start: (_, listener) => void (program = listener),
    write: (_, text) => void written.push(text),
    stop: (_, graceMs) => void stopped.push(graceMs),
  } satisfies Pick<Sandbox, 'start' | 'write' | 'stop'> as unknown as Sandbox;
  const listener = {
    received: (text: string) => void events.push(text),
    ended: (why: string) => void events.push(why),
  };
  const server = startLanguageServer(sandbox, IDLE_MS, listener, () => void events.push('forgotten'));
  return { server, program: program!, written, stopped, events };
}

it('hands messages on both ways', () => {
  const { server, program, written, events } = open();
  server.send('{"id":1}');
  program.printed('stderr', 'a warning');
  program.printed('stdout', framed('{"id":1,"result":null}'));
  expect(written).toEqual(['Content-Length: 8\r\n\r\n{"id":1}']);
  expect(events).toEqual(['{"id":1,"result":null}']);
});

it('ends when nobody has spoken to it for a while', () => {
  const { server, program, stopped, events } = open();
  vi.advanceTimersByTime(IDLE_MS - 1);
  server.send('{}');
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(stopped).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(stopped).toEqual([0]);
  program.ended({ reason: 'signalled', signal: 'SIGKILL' });
  expect(events).toEqual(['forgotten', 'idle']);
});

it.each([
  [{ reason: 'exited', code: 1 }, 'crashed'],
  [{ reason: 'signalled', signal: 'SIGSEGV' }, 'crashed'],
  [{ reason: 'exited', code: 127 }, 'missing'],
] as const)('says why it has ended: %o', (end, why) => {
  const { program, events } = open();
  program.ended(end);
  expect(events).toEqual(['forgotten', why]);
});

it('goes with its sandbox', () => {
  const { program, events } = open();
  program.lost();
  expect(events).toEqual(['forgotten', 'crashed']);
});

it('is ended when it prints what is no message', () => {
  const { program, stopped, events } = open();
  program.printed('stdout', 'print() of a plugin\r\n\r\n');
  program.printed('stdout', framed('{}'));
  expect(stopped).toEqual([0]);
  program.ended({ reason: 'signalled', signal: 'SIGKILL' });
  expect(events).toEqual(['forgotten', 'crashed']);
});

it('says nothing more to a speaker who ended it', () => {
  const { server, program, events } = open();
  server.end();
  program.printed('stdout', framed('{}'));
  program.ended({ reason: 'signalled', signal: 'SIGKILL' });
  expect(events).toEqual(['forgotten']);
});
