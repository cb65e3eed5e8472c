/** Shows one socket the messages of some topics of its learner's workspace, while it asks for them. */
import type { ClientFrame } from '#contract/socket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import type { Pipe } from './outputPump.ts';
import { type SocketError, whyRefused } from './whyRefused.ts';

type TopicRequest = Extract<ClientFrame, { type: `${string}_topic` }>;

/** A topic that was asked for; `stop` is there once the workspace tells of it. */
interface Watch {
  stop?: () => void;
}

export class TopicFeed {
  readonly #workspace: Workspace;
  readonly #pipe: Pipe;
  readonly #watches = new Map<string, Watch>();

  constructor(workspace: Workspace, pipe: Pipe) {
    this.#workspace = workspace;
    this.#pipe = pipe;
  }

  obey(request: TopicRequest): void {
    switch (request.type) {
      case 'watch_topic':
        return void this.#watch(request);
      case 'unwatch_topic':
        this.close();
        return this.#answer(request, null);
      default:
        request satisfies never;
    }
  }

  close(): void {
    this.#keepOnly(new Set());
  }

  async #watch(request: Extract<TopicRequest, { type: 'watch_topic' }>): Promise<void> {
    const { topic, beside = [] } = request;
    const others = new Set(beside.filter((name) => name !== topic));
    this.#keepOnly(new Set([topic, ...others]));
    // One that cannot be watched has no line in the plot meanwhile; it is asked for again with the next request.
    for (const name of others) this.#begin(name).catch(() => undefined);
    try {
      await this.#begin(topic);
      this.#answer(request, null);
    } catch (error) {
      this.#answer(request, whyRefused(error));
    }
  }

  #keepOnly(wanted: ReadonlySet<string>): void {
    for (const [name, { stop }] of this.#watches) {
      if (wanted.has(name)) continue;
      this.#watches.delete(name);
      stop?.();
    }
  }

  /** Also of a topic that is watched: whoever read it may have ended. It is read on meanwhile. */
  async #begin(topic: string): Promise<void> {
    const before = this.#watches.get(topic);
    const watch: Watch = {};
    this.#watches.set(topic, watch);
    const isWanted = () => this.#watches.get(topic) === watch;
    try {
      const stop = await this.#workspace.watchTopic(topic, (sight) => {
        // The next one is newer than any that would wait here.
        if (isWanted() && this.#pipe.waiting() === 0) this.#pipe.send({ type: 'topic_seen', topic, ...sight });
      });
      if (isWanted()) watch.stop = stop;
      else stop();
    } catch (error) {
      if (isWanted()) this.#watches.delete(topic);
      throw error;
    } finally {
      before?.stop?.();
    }
  }

  #answer({ type, request_id }: TopicRequest, refusal: SocketError | null): void {
    const answer = { type: 'topic_answered', request: type, request_id } as const;
    this.#pipe.send({ ...answer, success: refusal === null, error: null, ...refusal });
  }
}
