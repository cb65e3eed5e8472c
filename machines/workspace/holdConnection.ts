import { fromCallback } from 'xstate';
import type { ControlFrame, ControlRequest, PrintedRange, SocketPort } from '../ports/socketPort.ts';

type ConnectionEvent =
  | { type: 'connection.opened' }
  | { type: 'connection.closed'; code: number }
  | { type: 'frame.received'; frame: ControlFrame }
  | { type: 'output.printed'; output: PrintedRange }
  | { type: 'page.woke' };

/** One connection for as long as the actor lives: what it is sent goes out, what comes in is reported. */
export const holdConnection = fromCallback<
  { type: 'frame.handedOver'; frame: ControlRequest },
  { sockets: SocketPort },
  ConnectionEvent
>(({ input, receive, sendBack }) => {
  const connection = input.sockets.connect({
    opened: () => sendBack({ type: 'connection.opened' }),
    closed: (code) => sendBack({ type: 'connection.closed', code }),
    received: (frame) => sendBack({ type: 'frame.received', frame }),
    printed: (output) => sendBack({ type: 'output.printed', output }),
    woke: () => sendBack({ type: 'page.woke' }),
  });
  receive(({ frame }) => connection.send(frame));
  return () => connection.close();
});
