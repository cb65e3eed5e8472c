/** A real server for journeys: the built product on a free port, with a data folder that goes when it goes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PATIENCE_MS = 240_000;
const BUILT = resolve(import.meta.dirname, '../.cache/test-template');

export interface RunningServer {
  address: string;
  /** Its process on this host. */
  pid: number;
  dataFolder: string;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it in order and forgets its data. */
  close(): Promise<void>;
}

/**
 * Starts the built server; after an earlier one at its address and on its data. `settings` are variables of its own; of one that
 * is `SITE_URL` the port is left out.
 */
export async function startServer(
  earlier?: RunningServer,
  { SITE_URL: site, ...settings }: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const data = earlier?.dataFolder ?? (await newDataFolder());
  const port = earlier === undefined ? await freePort() : new URL(earlier.address).port;
  const named = site === undefined ? {} : { SITE_URL: `${site}:${port}` };
  const server = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/server/main.js')], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn', ...named, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await announcedAddress(server);
  const ended = once(server, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await ended;
  };

  return {
    address,
    pid: server.pid ?? 0,
    dataFolder: data,
    kill: () => end('SIGKILL'),
    async close() {
      if (server.exitCode === null && server.signalCode === null) await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Empty but for the packages of the first workspace, where tests of the server have had them built: each server would build the same. */
async function newDataFolder(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'servolab-e2e-'));
  const [built] = await readdir(BUILT).catch(() => []);
  if (built !== undefined) execFileSync('cp', ['-a', '--reflink=auto', join(BUILT, built), join(data, 'template')]);
  return data;
}

/** The address in the line that says the server is ready. Rejects with what it printed when it ends instead. */
function announcedAddress(server: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    let printed = '';
    const patience = setTimeout(() => failed(new Error(`No server after ${PATIENCE_MS} ms:\n${printed}`)), PATIENCE_MS);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Servolab is ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(patience);
      ready(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => {
      clearTimeout(patience);
      failed(new Error(`The server ended with ${code}:\n${printed}`));
    });
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}
