/** The workspace socket over partysocket, one connection a call: when to try again is the socket machine's to say. */
import WebSocket from 'partysocket/ws';
import * as v from 'valibot';
import type { ProcessEntry } from '#contract/entities.ts';
import { type ServerFrame, serverFrame } from '#contract/socket.ts';
import type { SocketPort } from '#machines/ports/socketPort.ts';
import type { LanguageChannel } from './languageChannel.ts';
import { nextFrame } from './nextFrame.ts';
import type { OutputStore } from './outputStore.ts';
import type { PastStore } from './pastStore.ts';
import { printedRanges } from './printedRanges.ts';
import { processesAfter } from './processesAfter.ts';
import type { RobotStore } from './robotStore.ts';
import { robotTurns } from './robotTurns.ts';
import type { TopicStore } from './topicStore.ts';

/** The longest a timer can wait: how long a call for a connection may take is for the socket machine to say. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;
/** What RFC 6455 calls a close without a close frame. */
const ABNORMAL_CLOSURE = 1006;

export interface SocketOptions {
  url: string;
  store: OutputStore;
  languages: LanguageChannel;
  past: PastStore;
  robot: RobotStore;
  topics: TopicStore;
  /** Renews the session cookie, which the server may have refused when the last connection failed. */
  renew: () => Promise<unknown>;
  /** Calls back whenever the page may have slept, until the returned function is called. */
  watchWakes: (callBack: () => void) => () => void;
  /** Calls back with a frame in which it can be told what was printed, unless the returned function was called. */
  atNextFrame?: (callBack: () => void) => () => void;
}

export function webSockets({
  url,
  store,
  languages,
  past,
  robot,
  topics,
  renew,
  watchWakes,
  atNextFrame = nextFrame,
}: SocketOptions): SocketPort {
  let lastFailed = false;

  return {
    connect(observer) {
      const ranges = printedRanges((range) => observer.printed(range), atNextFrame);
      const turns = robotTurns((seen) => {
        past.see(seen);
        robot.take(seen);
      });
      let isReleased = false;
      let processes: readonly ProcessEntry[] = [];
      let detach: (() => void) | undefined;
      /** It is open once the server has said something: it takes a call that it has no room for only to say so. */
      const open = () => {
        lastFailed = false;
        detach = languages.attach((part) => socket.send(JSON.stringify(part)));
        observer.opened();
      };
      const socket = new WebSocket(
        async () => {
          if (lastFailed) await renew();
          return url;
        },
        [],
        { connectionTimeout: NO_TIMEOUT_MS, shouldReconnectOnClose: () => false },
      );

      socket.addEventListener('message', ({ data }) => {
        const received = frameFrom(data);
        if (received === undefined) return;
        if (detach === undefined) open();
        const frame = wholeList(received, processes);
        if (frame.type === 'process_list') processes = frame.processes;
        past.take(frame);
        if (frame.type === 'language_message') return languages.receive(frame.text);
        if (frame.type === 'robot') return turns.take(frame.frames);
        if (frame.type === 'topic_seen') return topics.take(frame);
        if (frame.type !== 'process_output') {
          // What was printed before a process ended is told before its end.
          ranges.flush();
          observer.received(frame);
          return;
        }
        const range = store.append(frame);
        if (range !== undefined) ranges.add({ processId: frame.process_id, ...range });
      });
      socket.addEventListener('close', ({ code }) => {
        lastFailed = true;
        detach?.();
        turns.end();
        // The library says so from inside `close`, too, which whoever closes knows already.
        if (isReleased) return;
        ranges.flush();
        observer.closed(code ?? ABNORMAL_CLOSURE);
      });

      const forgetWakes = watchWakes(() => observer.woke());

      return {
        send: (frame) => socket.send(JSON.stringify(frame)),
        close: () => {
          isReleased = true;
          forgetWakes();
          detach?.();
          turns.end();
          ranges.cancel();
          socket.close();
        },
      };
    },
  };
}

/** Of a frame that tells changes of the list of processes the list that they lead to; any other as it is. */
function wholeList(
  frame: ServerFrame,
  known: readonly ProcessEntry[],
): Exclude<ServerFrame, { type: 'process_changes' }> {
  return frame.type === 'process_changes' ? { type: 'process_list', processes: processesAfter(known, frame) } : frame;
}

/** A frame of a kind that this client does not know is from a newer server, and not for it. */
function frameFrom(data: unknown): ServerFrame | undefined {
  if (typeof data !== 'string') return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), serverFrame), data);
  return parsed.success ? parsed.output : undefined;
}
