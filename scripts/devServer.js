import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on at the moment. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/**
 * A Node program that can be started again; a restart waits until the one before has ended, and restarts follow each other.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
export function restartableServer(program, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let turn = Promise.resolve();

  function start() {
    child = spawn(process.execPath, ['--enable-source-maps', program], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  async function stop() {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  return {
    start,
    stop,
    restart() {
      turn = turn.then(stop).then(start);
      return turn;
    },
  };
}
