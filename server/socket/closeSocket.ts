import type { WebSocket } from 'ws';

/** A reader that is stuck will not take a farewell either. */
const FAREWELL_MS = 1000;

/** Says why, as RFC 6455 has it, and cuts the line when that is not taken. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}
