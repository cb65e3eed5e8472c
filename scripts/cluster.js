/**
 * `npm run cluster`: several servers behind one entrance on this machine, to see what becomes of learners when one is lost. A NATS server with
 * JetStream, one embedded Supabase for all, two servers and the entrance; `CLUSTER_SIZE=3` starts three. Ctrl+C ends all.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testPackages } from './debianPackages.js';
import { freePort } from './devServer.js';
import { endWithNpm } from './endWithNpm.js';
import { reportFailure } from './reportFailure.js';
import { prepare } from './prepare.js';
import { readArgs } from './readArgs.js';

/** Where Debian puts it, which is on the path of no ordinary user. */
const NATS_SERVER = '/usr/sbin/nats-server';
const END_WITHIN_MS = 10_000;

readArgs({ usage: 'npm run cluster' });
const root = resolve(import.meta.dirname, '..');
const { PORT = '3000', DATA_DIR = join(root, 'data', 'cluster'), CLUSTER_SIZE = '2' } = process.env;
const folder = resolve(DATA_DIR);
const site = `http://localhost:${PORT}`;

endWithNpm();
console.log('Preparing Servolab');
await reportFailure(() =>
  prepare(root, existsSync(NATS_SERVER) ? [] : testPackages.filter((name) => name === 'nats-server')),
);

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isEnding = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => void end(0));

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await end(1);
}

async function start() {
  // Only now, because in a fresh clone it has just been installed.
  const { openEntrance } = await import('./clusterEntrance.js');
  mkdirSync(join(folder, 'files'), { recursive: true, mode: 0o700 });
  const [natsPort, accountsPort] = [await freePort(), await freePort()];
  run('The NATS server', NATS_SERVER, ['-a', '127.0.0.1', '-p', `${natsPort}`, '-js', '-sd', join(folder, 'nats')], {});
  const accounts = `http://127.0.0.1:${accountsPort}`;
  const entrance = await openEntrance(Number(PORT), accounts);
  // A server of its own, of which only the embedded Supabase is asked, over the entrance.
  await server('The accounts', accountsPort, { DATA_DIR: join(folder, 'accounts') });
  const shared = {
    SUPABASE_URL: site,
    SUPABASE_ANON_KEY: (await config(accounts)).supabaseAnonKey,
    SUPABASE_SERVICE_ROLE_KEY: JSON.parse(readFileSync(join(folder, 'accounts', 'keys.json'), 'utf8')).serviceKey,
    CLUSTER_NATS: `nats://127.0.0.1:${natsPort}`,
    CLUSTER_FILES: join(folder, 'files'),
  };
  for (let number = 1; number <= Number(CLUSTER_SIZE); number += 1) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const name = `Server ${number}`;
    const child = await server(name, port, { ...shared, CLUSTER_URL: url, DATA_DIR: join(folder, `server-${number}`) });
    entrance.add(url);
    child.once('exit', () => entrance.remove(url));
    console.log(
      `${name}: ${url} (process ${child.pid}); “kill -9 ${child.pid}” is a power cut, “kill ${child.pid}” drains it`,
    );
  }
  console.log(`Servolab is ready: ${site}`);
}

/** @param {string} name @param {number} port @param {Record<string, string>} settings */
async function server(name, port, settings) {
  const env = { LOG_LEVEL: 'warn', HOST: '127.0.0.1', ...settings, PORT: `${port}`, SITE_URL: site };
  const child = run(name, process.execPath, ['--enable-source-maps', join(root, 'dist', 'server', 'main.js')], env);
  await new Promise((ready, fail) => {
    child.stdout?.on('data', (text) => String(text).includes('Servolab is ready') && ready(undefined));
    child.once('exit', () => fail(new Error(`${name} did not start.`)));
  });
  return child;
}

/** @param {string} name @param {string} program @param {string[]} args @param {Record<string, string>} settings */
function run(name, program, args, settings) {
  // In a group of its own: Ctrl+C is heard here alone, and everything ends in its order.
  const options = /** @type {const} */ ({
    detached: true,
    stdio: ['ignore', 'pipe', name.startsWith('The NATS') ? 'ignore' : 'inherit'],
  });
  const child = spawn(program, args, { ...options, env: { PATH: process.env['PATH'], ...settings } });
  child.stdout.resume();
  running.add(child);
  child.once('exit', (code, signal) => {
    running.delete(child);
    if (!isEnding) console.log(`${name} has ended (${signal ?? code}).`);
  });
  return child;
}

/** @param {string} url */
async function config(url) {
  return (await fetch(`${url}/config.json`)).json();
}

/** Servers first, so that they can give up what they have; the NATS server last. @param {number} code */
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
    process.exit(1);
  }, END_WITHIN_MS).unref();
  const [nats, ...servers] = running;
  await Promise.all(servers.map(stopped));
  if (nats !== undefined) await stopped(nats);
  process.exit(code);
}

/** @param {import('node:child_process').ChildProcess} child */
async function stopped(child) {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
