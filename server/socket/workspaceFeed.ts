/** What one socket receives of its learner's workspace: the list as it changes, the ends, and the output it subscribed to. */
import type { ProcessEntry } from '#contract/entities.ts';
import { AVAILABLE_COMMANDS, limits } from '#contract/limits.ts';
import type { ClientFrame, ServerFrame } from '#contract/socket.ts';
import type { Output } from '../processes/output.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import { listUpdates } from './listUpdates.ts';
import { OutputPump, type Pipe } from './outputPump.ts';
import { RobotFeed } from './robotFeed.ts';
import { Subscription } from './subscription.ts';
import { TopicFeed } from './topicFeed.ts';
import { whyItEnded } from './whyItEnded.ts';

const MAX_SUBSCRIPTIONS = 20;
/** So much of the last lines a `ros_response` carries, in UTF-16 code units: every page of the learner gets it, whether it keeps up or not. */
const RESPONSE_LENGTH = 131_072;
const NOT_FOUND = 'Process not found';
const commands: readonly string[] = AVAILABLE_COMMANDS;

type Asked<Type extends ClientFrame['type']> = Extract<ClientFrame, { type: Type }>;

export class WorkspaceFeed {
  readonly #workspace: Workspace;
  readonly #pipe: Pipe;
  readonly #pump: OutputPump;
  readonly #stopWatching: () => void;
  /** What had ended before this socket was there: what came of that may never have reached its page. */
  readonly #endedBefore: Set<string>;
  readonly robot: RobotFeed;
  readonly topic: TopicFeed;

  constructor(workspace: Workspace, pipe: Pipe) {
    this.#workspace = workspace;
    this.#pipe = pipe;
    this.robot = new RobotFeed(workspace, pipe);
    this.topic = new TopicFeed(workspace, pipe);
    const ended = workspace.list().filter(({ status }) => status !== 'running');
    this.#endedBefore = new Set(ended.map(({ process_id }) => process_id));
    const tell = listUpdates();
    this.#pump = new OutputPump(pipe, () => tell(workspace.list()));
    this.#stopWatching = workspace.watch({
      changed: () => this.#pump.stateChanged(),
      printed: (processId) => {
        if (this.#pump.subscriptions.has(processId)) this.#pump.wake();
      },
      graphChanged: (part, state) => pipe.send({ type: 'graph_changed', part, state }),
      ended: (process) => this.#sendEnd(process),
    });
    for (const part of workspace.restarting()) pipe.send({ type: 'graph_changed', part, state: 'restarting' });
    this.#pump.stateChanged();
  }

  subscribe({ process_id: processId, after_seq: afterSeq, request_id }: Asked<'subscribe_process'>): void {
    const error = this.#subscriptionError(processId);
    const answer = { type: 'subscribed', process_id: processId, request_id } as const;
    if (error !== null) return this.#pipe.send({ ...answer, success: false, error });
    this.#pipe.send({ ...answer, success: true, error: null });
    if (!this.#pump.subscriptions.has(processId)) this.#follow(processId, afterSeq ?? 0);
  }

  unsubscribe({ process_id: processId, request_id }: Asked<'unsubscribe_process'>): void {
    const answer = { type: 'unsubscribed', process_id: processId, request_id } as const;
    const exists = this.#workspace.output(processId) !== undefined;
    this.#pump.subscriptions.get(processId)?.close();
    this.#pump.subscriptions.delete(processId);
    this.#pipe.send({ ...answer, success: exists, error: exists ? null : NOT_FOUND });
  }

  close(): void {
    this.#stopWatching();
    this.#pump.stop();
    this.robot.close();
    this.topic.close();
  }

  #subscriptionError(processId: string): string | null {
    if (this.#workspace.output(processId) === undefined) return NOT_FOUND;
    const { subscriptions } = this.#pump;
    if (subscriptions.has(processId) || subscriptions.size < MAX_SUBSCRIPTIONS) return null;
    return `At most ${MAX_SUBSCRIPTIONS} processes can be subscribed to at a time.`;
  }

  #follow(processId: string, afterSeq: number): void {
    const output = this.#workspace.output(processId);
    if (output === undefined) return;
    const subscription = new Subscription(processId, output, afterSeq, this.#workspace.listen(processId));
    const entry = this.#workspace.list().find(({ process_id }) => process_id === processId);
    if (entry?.status !== 'running') {
      const isUntold = entry !== undefined && this.#endedBefore.delete(processId);
      subscription.farewell = isUntold ? endFrames(entry, output) : [endOf(processId)];
    }
    this.#pump.subscriptions.set(processId, subscription);
    this.#pump.wake();
  }

  /** Who follows the process gets its end behind its last line. */
  #sendEnd(process: ProcessEntry): void {
    const farewell = endFrames(process, this.#workspace.output(process.process_id));
    const subscription = this.#pump.subscriptions.get(process.process_id);
    if (subscription === undefined) farewell.forEach((frame) => this.#pipe.send(frame));
    else subscription.farewell = farewell;
    this.#pump.wake();
  }
}

const endOf = (process_id: string): ServerFrame => ({
  type: 'process_stopped',
  success: true,
  process_id,
  error: null,
});

function endFrames(process: ProcessEntry, output: Output | undefined): ServerFrame[] {
  const { process_id, name, command } = process;
  const stopped = endOf(process_id);
  if (!commands.includes(command.split(' ')[0] ?? '')) return [stopped];
  const why = whyItEnded(process.end);
  const response = { type: 'ros_response', process_id, name, command, output_lines: lastLinesOf(output) } as const;
  return [
    stopped,
    why === null ? { ...response, success: true, error: null } : { ...response, success: false, ...why },
  ];
}

function lastLinesOf(output: Output | undefined): string[] {
  if (output === undefined) return [];
  const from = Math.max(0, output.last - limits.responseLines);
  const texts = output.after(from, Number.MAX_SAFE_INTEGER).lines.map(({ text }) => text);
  let room = RESPONSE_LENGTH;
  const first = texts.findLastIndex((text) => (room -= text.length + 1) < 0);
  return texts.slice(first + 1);
}
