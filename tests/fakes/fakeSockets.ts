import type { ClientFrame } from '#contract/socket.ts';
import type { ControlFrame, PrintedRange, SocketPort } from '#machines/ports/socketPort.ts';

/** One connection, from the server's side. */
export interface FakeLine {
  sent: ClientFrame[];
  isReleased: boolean;
  open(): void;
  receive(frame: ControlFrame): void;
  print(output: PrintedRange): void;
  close(code?: number): void;
}

/** A server that a test speaks for: `lines` are the connections in the order in which they were opened. */
export function fakeSockets() {
  const lines: FakeLine[] = [];
  const port: SocketPort = {
    connect(line) {
      const fake: FakeLine = {
        sent: [],
        isReleased: false,
        open: () => line.opened(),
        receive: (frame) => line.received(frame),
        print: (output) => line.printed(output),
        close: (code = 1006) => line.closed(code),
      };
      lines.push(fake);
      return { send: (frame) => void fake.sent.push(frame), close: () => void (fake.isReleased = true) };
    },
  };
  return {
    ...port,
    lines,
    /** The connection opened last. */
    get line(): FakeLine {
      const last = lines.at(-1);
      if (last === undefined) throw new Error('Nobody has connected yet');
      return last;
    },
  };
}
