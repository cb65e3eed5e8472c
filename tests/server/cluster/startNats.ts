/** A real NATS server with JetStream, which can be away for a while and then has what it had. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '#server/config/freePort.ts';

export const NATS_SERVER = '/usr/sbin/nats-server';

export interface Nats {
  url: string;
  end(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Keeps its messages in `folder`. */
export async function startNats(folder: string): Promise<Nats> {
  const port = await freePort('127.0.0.1');
  let running: ChildProcess | undefined;
  async function comeBack(): Promise<void> {
    running = spawn(NATS_SERVER, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], { stdio: 'ignore' });
    await untilOpen(port);
  }
  await comeBack();
  return {
    url: `nats://127.0.0.1:${port}`,
    comeBack,
    async end() {
      if (running === undefined) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
      running = undefined;
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([once(socket, 'connect'), once(socket, 'error')]).then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await after(20);
  }
}
