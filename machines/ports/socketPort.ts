import type { ClientFrame, ServerFrame } from '#contract/socket.ts';

/** One connection to the workspace, opened by calling `connect` and closed by calling what it returns. */
export interface SocketPort {
  connect(observer: SocketObserver): SocketConnection;
}

/**
 * The list of processes comes whole each time, however it was told. Frames of output never pass here: their text goes to the output store, and `printed` tells the range. What a language
 * server and the editor say to each other goes by the language port, both ways. Frames that show the robot go to the robot
 * store, messages of topics to the topic store.
 */
export type ControlFrame = Exclude<
  ServerFrame,
  { type: 'process_output' | 'process_changes' | 'language_message' | 'robot' | 'topic_seen' }
>;
export type ControlRequest = Exclude<ClientFrame, { type: 'language_message' }>;
/** What is asked of the server about one process. */
export type ProcessRequest = Extract<ClientFrame, { process_id: string }>;

/** Called back in later tasks only, never from inside `connect`, `send` or `close`, and not at all once it is closed. */
export interface SocketObserver {
  opened(): void;
  received(frame: ControlFrame): void;
  /** Once a painted frame for each process that printed: which lines (numbers from 1, both included) are now kept. */
  printed(output: PrintedRange): void;
  closed(code: number): void;
  /** The page may have slept: whether the other end is still there is unknown, whatever the connection says of itself. */
  woke(): void;
}

export interface PrintedRange {
  processId: string;
  from: number;
  to: number;
}

export interface SocketConnection {
  send(frame: ControlRequest): void;
  close(): void;
}
