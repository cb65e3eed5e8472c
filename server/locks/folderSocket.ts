/**
 * A socket in a folder, listened on by whoever holds the folder. Two containers see neither each other's processes nor each other's names, but a
 * connection to a file that they share is made wherever the kernel is the same.
 */
import { once } from 'node:events';
import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';

const NAME = 'server.lock.socket';

/** Whether a process of this machine holds the folder, in whichever container it runs. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  const directory = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const connection = createConnection(within(directory.fd));
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    // Nothing is there, or nobody listens any more: who held it has ended.
    return false;
  } finally {
    connection.destroy();
    await directory.close();
  }
}

/** Holds it until the answer is called, or the process ends. Where the file system has no sockets nothing is held. */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await rm(join(folder, NAME), { force: true });
  // Open for as long as it is listened on: the name of the socket leads through it.
  const directory = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const server = createServer((connection) => connection.destroy());
  try {
    server.listen(within(directory.fd));
    await once(server, 'listening');
  } catch {
    await directory.close();
    return async () => undefined;
  }
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
    await directory.close();
  };
}

/** A socket's address has at most 107 bytes, and the path of a folder may have more. */
const within = (directory: number): string => `/proc/self/fd/${directory}/${NAME}`;
