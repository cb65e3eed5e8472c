/** What whoever watches over a server is told, however many ask. */
import { tmpdir } from 'node:os';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { healthRoutes } from '#server/http/healthRoutes.ts';
import type { AskSupabase, ProcedureCall } from '#server/sessions/askSupabase.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const refuse = () => Promise.reject(new Error('Not asked for by these routes.'));

/** The routes alone, with an account service that counts what it is asked. */
function openRoutes() {
  const service = { asked: [] as ProcedureCall[], status: 200 };
  const ask: AskSupabase = {
    procedure: async (call) => {
      service.asked.push(call);
      return { status: service.status, body: [] };
    },
    account: refuse,
    signIn: refuse,
    signOut: refuse,
    deleteAccount: refuse,
  };
  const app = fastify();
  healthRoutes(app, {
    sandbox: { available: true, reason: null },
    dataFolder: tmpdir(),
    ask,
    anonKey: 'anonymous',
    neighbours: null,
  });
  const statusOf = async () => (await app.inject('/readyz')).statusCode;
  return { service, statusOf };
}

it('asks the database once a second at most whether the server is ready, whoever wants to know', async () => {
  const { service, statusOf } = openRoutes();
  expect(await Promise.all(Array.from({ length: 20 }, statusOf))).toEqual(Array.from({ length: 20 }, () => 200));
  service.status = 503;
  expect(await statusOf()).toBe(200);
  expect(service.asked).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(await statusOf()).toBe(503);
  expect(service.asked).toHaveLength(2);
});
