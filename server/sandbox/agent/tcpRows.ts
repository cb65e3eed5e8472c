/** What the kernel says of the TCP sockets in this sandbox. */
import { readFileSync } from 'node:fs';

export interface TcpRow {
  /** Of this end. */
  port: number;
  isListening: boolean;
  /** Nobody holds 0. */
  inode: string;
}

const LISTENING = '0A';

/** One for each socket, those among them that have been closed and whose port is not free yet. */
export function tcpRows(): TcpRow[] {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => readFileSync(table, 'utf8').split('\n').slice(1));
  return rows
    .filter((row) => row !== '')
    .map((row) => {
      const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
      return { port: Number.parseInt(local.split(':')[1] ?? '', 16), isListening: state === LISTENING, inode };
    });
}
