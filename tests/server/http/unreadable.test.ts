/** What is no request is refused like one: in the shape of every refusal, with the headers of every answer, and the connection ends. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { apiError } from '#contract/rest.ts';
import { openTestServer, type TestServer } from '../openTestServer.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function openServer(siteUrl?: string) {
  const server = await openTestServer(siteUrl === undefined ? {} : { siteUrl });
  open.push(server);
  return server;
}

/** What comes back for bytes, until the server ends the connection. */
async function answerTo(server: TestServer, bytes: string) {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => line.split(/: (.*)/, 2).map((part, index) => (index ? part : part.toLowerCase()))),
  );
  return { status, headers: headers as Record<string, string>, body };
}

/** What every answer of the server brings, whatever it is about. */
async function headersOfAll(server: TestServer): Promise<Record<string, unknown>> {
  const [one, other] = await Promise.all(
    ['/healthz', '/api/none'].map((url) => server.send(null, { method: 'GET', url })),
  );
  const { date: _, connection: __, vary: ___, ...headers } = one!.headers;
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => other!.headers[name] === value));
}

const CLOSED = "default-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

it.each([
  ['no HTTP', 'HELO example.com\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'REQUEST_NOT_UNDERSTOOD'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'REQUEST_NOT_UNDERSTOOD'],
  [
    'what it cannot expect',
    'GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: more\r\n\r\n',
    'HTTP/1.1 417 Expectation Failed',
    'REQUEST_NOT_UNDERSTOOD',
  ],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'REQUEST_NOT_UNDERSTOOD'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    'HTTP/1.1 400 Bad Request',
    'REQUEST_NOT_UNDERSTOOD',
  ],
  [
    'a header that never ends',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'REQUEST_TOO_LARGE',
  ],
])('refuses %s with the headers of every answer', async (_what, bytes, line, code) => {
  for (const siteUrl of [undefined, 'https://servolab.example']) {
    const server = await openServer(siteUrl);
    const { status, headers, body } = await answerTo(server, bytes);
    expect(status).toBe(line);
    expect(v.parse(apiError, JSON.parse(body))).toMatchObject({ code });
    const all = await headersOfAll(server);
    expect(Object.keys(all).length).toBeGreaterThan(8);
    expect('strict-transport-security' in all).toBe(siteUrl !== undefined);
    expect(headers).toMatchObject({ ...all, 'content-security-policy': CLOSED, connection: 'close' });
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
  }
});

it('refuses who does not come to the end of the headers in time, with the headers of every answer', async () => {
  const server = await openServer();
  server.app.server.headersTimeout = 1;
  const { status, headers, body } = await answerTo(server, 'GET / HTTP/1.1\r\n');
  expect(status).toBe('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(body)).toMatchObject({ code: 'REQUEST_NOT_UNDERSTOOD', error: 'The request came too late.' });
  expect(headers).toMatchObject({ ...(await headersOfAll(server)), 'content-security-policy': CLOSED });
});

it('refuses an address that it cannot read with the headers of every answer', async () => {
  for (const siteUrl of [undefined, 'https://servolab.example']) {
    const server = await openServer(siteUrl);
    const { headers } = await server.send(null, { method: 'GET', url: '/%zz' });
    expect(headers).toMatchObject({ ...(await headersOfAll(server)), 'content-security-policy': CLOSED });
  }
});
