import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { LanguageEnd } from '#contract/socket.ts';
import {
  type LanguageServerReport,
  languageServerMachine,
  selectIsOff,
  selectIsRunning,
  selectMessages,
  selectStatus,
} from '#machines/workspace/languageServerMachine.ts';
import { fakeLanguages } from '../../fakes/fakeLanguages.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const asked: LanguageServerReport = { type: 'languageServer.framed', frame: { type: 'start_language_server' } };

function open() {
  const owner = fakeOwner<LanguageServerReport>();
  const clock = new SimulatedClock();
  const messages = fakeLanguages();
  const server = createActor(languageServerMachine, { clock, input: { messages, owner: owner.actor } }).start();
  const status = () => selectStatus(server.getSnapshot());
  const crash = () => server.send({ type: 'server.ended', reason: 'crashed' });
  return { server, messages, clock, status, crash, reports: owner.reports };
}

function openReady() {
  const opened = open();
  opened.server.send({ type: 'connection.opened' });
  opened.server.send({ type: 'typing.began' });
  opened.server.send({ type: 'server.started' });
  opened.server.send({ type: 'greeting.answered' });
  return opened;
}

it('asks for a language server at the first key, once', () => {
  const { server, status, reports } = open();
  server.send({ type: 'typing.began' });
  expect(reports).toEqual([]);
  server.send({ type: 'connection.opened' });
  expect([status(), reports]).toEqual(['off', []]);
  expect(selectIsOff(server.getSnapshot())).toBe(true);
  server.send({ type: 'typing.began' });
  server.send({ type: 'typing.began' });
  expect([status(), reports]).toEqual(['starting', [asked]]);
  expect(selectIsOff(server.getSnapshot())).toBe(false);
});

it('is ready only when it runs and has answered the greeting of the editor', () => {
  const { server, messages, status } = open();
  server.send({ type: 'connection.opened' });
  server.send({ type: 'typing.began' });
  expect(selectIsRunning(server.getSnapshot())).toBe(false);
  server.send({ type: 'server.started' });
  expect(selectIsRunning(server.getSnapshot())).toBe(true);
  expect(status()).toBe('starting');
  server.send({ type: 'greeting.answered' });
  expect(status()).toBe('ready');
  expect(selectIsRunning(server.getSnapshot())).toBe(true);
  expect(selectMessages(server.getSnapshot())).toBe(messages);
});

it('sleeps when nobody has spoken to it for long, and is started by the next key', () => {
  const { server, status, reports } = openReady();
  server.send({ type: 'server.ended', reason: 'idle' });
  expect(status()).toBe('off');
  server.send({ type: 'typing.began' });
  expect(reports).toEqual([asked, asked]);
});

it('is started again a second after it broke away, three times in a row and no more', () => {
  const { server, clock, status, crash, reports } = openReady();
  for (let restarts = 1; restarts <= 3; restarts += 1) {
    crash();
    expect(status()).toBe('restarting');
    clock.increment(999);
    expect(reports).toHaveLength(restarts);
    clock.increment(1);
    expect(reports).toHaveLength(restarts + 1);
  }
  crash();
  expect(status()).toBe('failed');
  clock.increment(60_000);
  expect(reports).toHaveLength(4);
  server.send({ type: 'typing.began' });
  expect(reports).toHaveLength(4);
  server.send({ type: 'retry.requested' });
  expect([status(), reports.length]).toEqual(['starting', 5]);
});

it('takes a greeting without an answer for a crash', () => {
  const { server, clock, status } = openReady();
  for (let restarts = 1; restarts <= 3; restarts += 1) {
    server.send({ type: 'server.ended', reason: 'crashed' });
    clock.increment(1000);
    server.send({ type: 'server.started' });
  }
  server.send({ type: 'greeting.failed' });
  expect(status()).toBe('failed');
});

it('gives up on an answer that does not come for twenty seconds', () => {
  const { server, clock, status } = open();
  server.send({ type: 'connection.opened' });
  server.send({ type: 'typing.began' });
  clock.increment(19_999);
  expect(status()).toBe('starting');
  clock.increment(1);
  expect(status()).toBe('failed');
});

it.each([
  ['too_many', 'crowded'],
  ['missing', 'unavailable'],
  ['unavailable', 'unavailable'],
] satisfies [LanguageEnd, string][])('says what is in the way: %s', (reason, expected) => {
  const { server, status, reports } = open();
  server.send({ type: 'connection.opened' });
  server.send({ type: 'typing.began' });
  server.send({ type: 'server.ended', reason });
  server.send({ type: 'typing.began' });
  expect([status(), reports.length]).toEqual([expected, 1]);
});

it('ends with its connection, and begins anew with the next one', () => {
  const { server, status, reports } = openReady();
  server.send({ type: 'connection.closed' });
  expect(status()).toBe('off');
  expect(selectIsRunning(server.getSnapshot())).toBe(false);
  server.send({ type: 'connection.opened' });
  server.send({ type: 'typing.began' });
  expect([status(), reports.length]).toEqual(['starting', 2]);
});

it('starts it again when the greeting of the editor fails', () => {
  const { server, status } = open();
  server.send({ type: 'connection.opened' });
  server.send({ type: 'typing.began' });
  server.send({ type: 'server.started' });
  server.send({ type: 'greeting.failed' });
  expect(status()).toBe('restarting');
});

it('is asked for again where there were too many, when the learner wants it', () => {
  const { server, status } = openReady();
  server.send({ type: 'server.ended', reason: 'too_many' });
  expect(status()).toBe('crowded');
  server.send({ type: 'retry.requested' });
  expect(status()).toBe('starting');
});
