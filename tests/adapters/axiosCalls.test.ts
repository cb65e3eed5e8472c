import { create } from 'axios';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { axiosCalls } from '#src/adapters/axiosCalls.ts';

let server: FastifyInstance | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Calls to a real server that answers with what it is given, in that order, the last one for ever. */
async function callsTo(
  answers: { status: number; body: unknown }[],
  renewal: 'renewed' | 'none' | 'unreachable' = 'renewed',
) {
  const requests: string[] = [];
  const reports: string[] = [];
  server = Fastify();
  server.all('/*', async (request, reply) => {
    requests.push(`${request.method} ${request.url}`);
    const { status, body } = answers[Math.min(requests.length, answers.length) - 1]!;
    return reply.status(status).send(body);
  });
  const baseURL = await server.listen({ port: 0, host: '127.0.0.1' });
  const session = {
    renew: async () => {
      reports.push('renewed');
      return renewal;
    },
    invalidate: async (redirect?: string) =>
      void reports.push(redirect === undefined ? 'lost' : `lost, led to ${redirect}`),
  };
  return { call: axiosCalls(session, create({ baseURL, timeout: 5000 })), requests, reports };
}

const unauthenticated = { status: 401, body: { success: false, error: 'Sign in first', detail: 'Sign in first' } };
const topics = { status: 200, body: { topics: ['/scan'], newer: 'field' } };

it('answers with what the server said, and tolerates fields it does not know', async () => {
  const { call } = await callsTo([topics]);
  expect(await call('listTopics')).toEqual({ outcome: 'answered', body: { topics: ['/scan'] } });
});

it('renews the session after a 401 and tries once more before anybody hears of it', async () => {
  const { call, requests, reports } = await callsTo([unauthenticated, topics]);
  expect(await call('listTopics')).toMatchObject({ outcome: 'answered' });
  expect(requests).toHaveLength(2);
  expect(reports).toEqual(['renewed']);
});

it('says that the session is lost when a renewed one is refused too', async () => {
  const { call, requests, reports } = await callsTo([unauthenticated]);
  expect(await call('listTopics')).toMatchObject({ outcome: 'refused', status: 401 });
  expect(requests).toHaveLength(2);
  expect(reports).toEqual(['renewed', 'lost']);
});

it('does not try again when there is no session to renew', async () => {
  const { call, requests, reports } = await callsTo([unauthenticated], 'none');
  expect(await call('listTopics')).toMatchObject({ outcome: 'refused' });
  expect(requests).toHaveLength(1);
  expect(reports).toEqual(['renewed', 'lost']);
});

it('passes on where the server leads a learner whose session is lost', async () => {
  const refused = { status: 401, body: { ...unauthenticated.body, redirect: '/auth/signin' } };
  const { call, reports } = await callsTo([refused]);
  await call('listTopics');
  expect(reports).toEqual(['renewed', 'lost, led to /auth/signin']);
  const second = await callsTo([refused], 'none');
  await second.call('listTopics');
  expect(second.reports).toEqual(['renewed', 'lost, led to /auth/signin']);
});

it('keeps the session, and calls nothing refused, when it cannot be found out whether it may be renewed', async () => {
  const { call, requests, reports } = await callsTo([unauthenticated], 'unreachable');
  expect(await call('listTopics')).toEqual({ outcome: 'unreachable', message: 'The session could not be renewed' });
  expect(requests).toHaveLength(1);
  expect(reports).toEqual(['renewed']);
});

it('keeps the reason of a refusal', async () => {
  const { call } = await callsTo([
    { status: 503, body: { success: false, error: 'No sandbox', detail: 'No sandbox' } },
  ]);
  expect(await call('execute', { body: {} })).toMatchObject({
    outcome: 'refused',
    status: 503,
    error: { detail: 'No sandbox' },
  });
});

it("names the status in the HTTP client's words when the server gave no reason", async () => {
  const { call } = await callsTo([{ status: 500, body: 'broken' }]);
  expect(await call('listTopics')).toEqual({
    outcome: 'refused',
    status: 500,
    error: undefined,
    message: 'Request failed with status code 500',
  });
});

it('takes an answer that is no answer for none', async () => {
  const { call } = await callsTo([{ status: 200, body: '<html>' }]);
  expect(await call('listTopics')).toMatchObject({ outcome: 'unreachable' });
});

it('fills the variable part of a path', async () => {
  const { call, requests } = await callsTo([topics]);
  await call('stopProcess', { pathPart: 'abc' });
  await call('getTopic', { pathPart: 'robot/scan' });
  expect(requests).toEqual(['POST /api/processes/abc/stop', 'GET /api/topic/robot/scan']);
});
