import type { ControlFrame, ControlRequest, PrintedRange, SocketPort } from '#machines/ports/socketPort.ts';

/** One connection, from the server's side. */
export interface FakeConnection {
  sent: ControlRequest[];
  isReleased: boolean;
  open(): void;
  receive(frame: ControlFrame): void;
  print(output: PrintedRange): void;
  close(code?: number): void;
  wake(): void;
}

/** A server that a test speaks for: `connections` are in the order in which they were opened. */
export function fakeSockets() {
  const connections: FakeConnection[] = [];
  const port: SocketPort = {
    connect(observer) {
      const fake: FakeConnection = {
        sent: [],
        isReleased: false,
        open: () => observer.opened(),
        receive: (frame) => observer.received(frame),
        print: (output) => observer.printed(output),
        close: (code = 1006) => observer.closed(code),
        wake: () => observer.woke(),
      };
      connections.push(fake);
      return { send: (frame) => void fake.sent.push(frame), close: () => void (fake.isReleased = true) };
    },
  };
  return {
    ...port,
    connections,
    /** The connection opened last. */
    get connection(): FakeConnection {
      const last = connections.at(-1);
      if (last === undefined) throw new Error('Nobody has connected yet');
      return last;
    },
  };
}
