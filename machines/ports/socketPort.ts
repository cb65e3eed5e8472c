import type { ClientFrame, ServerFrame } from '#contract/socket.ts';

/** One connection to the workspace, opened by calling `connect` and closed by calling what it returns. */
export interface SocketPort {
  connect(observer: SocketObserver): SocketConnection;
}

/** Frames of output never pass here: their text goes to the output store, and `printed` tells the range. */
export type ControlFrame = Exclude<ServerFrame, { type: 'process_output' }>;

/** Called back in later tasks only, never from inside `connect`, `send` or `close`, and not at all once it is closed. */
export interface SocketObserver {
  opened(): void;
  received(frame: ControlFrame): void;
  /** Once a painted frame for each process that printed: which lines (numbers from 1, both included) are now kept. */
  printed(output: PrintedRange): void;
  closed(code: number): void;
}

export interface PrintedRange {
  processId: string;
  from: number;
  to: number;
}

export interface SocketConnection {
  send(frame: ClientFrame): void;
  close(): void;
}
