/** Lets one process of this machine at a time do something. Whoever dies in it does not keep the others out. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { errorCode } from '../files/errorCode.ts';

const TRY_AGAIN_MS = 20;

/** Waits for its turn among all that use the same name; the system ends the turn of a process that ends. */
export async function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // A name in the abstract namespace of Linux is no file: it lives as long as the process that listens on it.
  const address = `\0${createHash('sha256').update(name).digest('hex')}`;
  let turn = await take(address);
  while (turn === null) {
    await after(TRY_AGAIN_MS);
    turn = await take(address);
  }
  try {
    return await work();
  } finally {
    turn.close();
    await once(turn, 'close');
  }
}

async function take(address: string): Promise<Server | null> {
  const server = createServer().listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return null;
    throw error;
  }
}
