/** The entrance before the servers of `npm run cluster`, as any proxy would be: it asks one server after the other, whoever it is for. */
import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';

/** What the embedded Supabase answers. */
const OF_ACCOUNTS = /^\/(auth\/v1|rest\/v1|_inbox)(\/|\?|$)/;

/** @param {number} port @param {string} accounts where the embedded Supabase is */
export async function openEntrance(port, accounts) {
  /** @type {string[]} */
  let servers = [];
  let turn = 0;
  const proxy = createProxyServer();
  proxy.on('error', (_error, _request, response) => {
    if (response instanceof ServerResponse) later(response);
    else response?.destroy();
  });

  /** @param {string | undefined} url */
  function target(url = '/') {
    if (OF_ACCOUNTS.test(url)) return accounts;
    turn += 1;
    return servers[turn % servers.length];
  }

  const entrance = createServer((request, response) => {
    const chosen = target(request.url);
    if (chosen === undefined) later(response);
    // Their e-mails are for whoever sits at this machine, and nobody does for whom a proxy speaks; who comes in here does.
    else void proxy.web(request, response, { target: chosen, xfwd: chosen !== accounts });
  });
  entrance.on('upgrade', (request, socket, head) => {
    const chosen = target(request.url);
    if (chosen === undefined || !(socket instanceof Socket)) socket.destroy();
    else void proxy.ws(request, socket, { target: chosen, xfwd: true }, head);
  });
  await once(entrance.listen(port, '127.0.0.1'), 'listening');
  return {
    /** @param {string} url */
    add: (url) => void servers.push(url),
    /** @param {string} url */
    remove: (url) => void (servers = servers.filter((other) => other !== url)),
  };
}

/** A server was lost in the middle of it, or none is there yet. @param {ServerResponse} response */
function later(response) {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'retry-after': '1' }).end();
}
